import type { Answers } from './answers.ts';
import type { InitFile } from './files.ts';
import { manifest } from './manifest.ts';

/** Where the stand-in partner listens while a platform is judged. */
const standIn = 'http://127.0.0.1:4998';

/** The configuration of a platform, a manifest for the partner that Assay plays, and drivers to fill in. */
export function platformFiles({ id, url }: Answers): InitFile[] {
  const content = manifest({ id, production: standIn, test: standIn });
  return [
    { path: 'platform.yaml', content: configuration(url), note: 'fill in the ids, and set its variables in the environment' },
    { path: 'manifest.json', content, mode: 0o600, note: 'of the partner that Assay plays; push it to the platform once' },
    ...Object.entries(drivers).map(([name, lines]) => ({ path: `drive/${name}`, content: driver(name, lines), mode: 0o755 })),
  ];
}

const configuration = (url: string): string => `# A value may be \${NAME}: it is taken from the environment, so that no secret stands here.
base_url: ${url}
bridge_url: ${url} # where API tokens are taken
api_token: \${API_TOKEN}
oauth:
  consumer_key: \${CONSUMER_KEY}
  consumer_secret: \${CONSUMER_SECRET}
  token: \${USER_TOKEN}
  token_secret: \${USER_SECRET}
organisation_id: orga_1
invoice_number: F-1
provider:
  manifest: ./manifest.json # Assay's stand-in partner answers on its test URLs
drive: # how to make the platform act; "manual" asks a person, and a line that is taken out is not tested
  install: ./drive/install
  uninstall: ./drive/uninstall
  sso: ./drive/sso
  deploy: ./drive/deploy
`;

const drivers: Record<string, string[]> = {
  install: ['Install the add-on of $ASSAY_MANIFEST with the plan $ASSAY_PLAN.', 'It may print {"addon_id": "…"}.'],
  uninstall: ["Delete the add-on $ASSAY_ADDON_ID (the partner's id: $ASSAY_RESOURCE_ID)."],
  sso: ['Open the dashboard of the add-on $ASSAY_ADDON_ID, as a user does.'],
  deploy: [
    'Deploy an application that is reached at $ASSAY_APP_URL, with the variables of $ASSAY_APP_ENV (JSON).',
    'Print the deployment log.',
  ],
};

/** Until it is filled in it ends as a driver that broke: undecided, and nobody is blamed. */
const driver = (name: string, lines: string[]): string =>
  [
    '#!/bin/sh',
    ...lines.map((line) => `# ${line}`),
    '# Exit 0: done. 1: the platform refused. Anything else: this driver broke.',
    `echo 'drive/${name} is not written yet' >&2`,
    'exit 2',
    '',
  ].join('\n');
