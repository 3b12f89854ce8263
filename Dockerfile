FROM node:22.20.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc tsconfig.json ./
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm pack --ignore-scripts --pack-destination /build

FROM node:22.20.0-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /build/assay-*.tgz /tmp/
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --global --omit=dev --no-audit --no-fund /tmp/assay-*.tgz \
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
