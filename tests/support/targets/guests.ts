import {
  conforming,
  type Decisions,
  type Manifest,
  type Partner,
  partnerManifest,
  startPartner,
} from '../../../targets/reference/partner/index.ts';
import { assay, type Outcome } from '../command.ts';

export interface Guest extends Partner {
  /** The requests that it got, as `POST /path`. */
  requests: string[];
  /** The parsed bodies of installs. */
  bodies: Record<string, unknown>[];
  headers: Record<string, string | undefined>[];
}

/** Runs a partner that keeps its requests, while `use` runs. */
export async function receiving<T>(
  decisions: Partial<Decisions>,
  use: (partner: Guest) => Promise<T>,
  manifest = partnerManifest(),
): Promise<T> {
  const log: Pick<Guest, 'requests' | 'bodies' | 'headers'> = { requests: [], bodies: [], headers: [] };
  const partner = await startPartner({
    manifest,
    decisions: {
      ...decisions,
      readsJson: (body) => {
        const json = conforming.readsJson(body);
        log.bodies.push(json as Record<string, unknown>);
        return json;
      },
      extraHeaders: ({ method, path, headers }) => {
        log.requests.push(`${method} ${path}`);
        log.headers.push(headers);
        return {};
      },
    },
  });
  try {
    return await use({ ...partner, ...log });
  } finally {
    await partner.close();
  }
}

/** Without a browser, which takes as long as all the rest; none of these tests needs one. */
export const certify = (manifest: Manifest, args: string[] = [], env: Record<string, string> = {}): Promise<Outcome> =>
  assay(['certify', 'manifest.json', '--plan', 'test', '--browser', 'off', ...args], {
    files: { 'manifest.json': JSON.stringify(manifest) },
    env,
    limit: 90_000,
  });
