FROM node:22.20.0-bookworm-slim@sha256:b21fe589dfbe5cc39365d0544b9be3f1f33f55f3c86c87a76ff65a02f8f5848e AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc tsconfig.json ./
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund
COPY . .
RUN npm run docs && npm pack --ignore-scripts --pack-destination /build

FROM node:22.20.0-bookworm-slim@sha256:b21fe589dfbe5cc39365d0544b9be3f1f33f55f3c86c87a76ff65a02f8f5848e
# Debian keeps one version of Chromium, so that a pinned one cannot be installed for long.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /build/assay-*.tgz /tmp/
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --global --omit=dev --no-audit --no-fund /tmp/assay-*.tgz \
  && npm install --global --omit=dev --no-audit --no-fund $(node -p "const { peerDependencies } = require('/usr/local/lib/node_modules/assay/package.json'); ['bullmq', 'ioredis'].map((name) => name + '@' + peerDependencies[name]).join(' ')") \
  && rm -rf /tmp/assay-*.tgz \
  && npm cache clean --force
# The container is the sandbox: where it runs, Chromium's own is refused. Reports are written where one works.
RUN echo 'export CHROMIUM_FLAGS="$CHROMIUM_FLAGS --no-sandbox"' > /etc/chromium.d/container \
  && install --directory --owner=node --group=node /work
ENV ASSAY_BROWSER=/usr/bin/chromium
USER node
WORKDIR /work
ENTRYPOINT ["assay"]
CMD ["--help"]
