import type { Answers } from './answers.ts';
import type { InitFile } from './files.ts';
import { manifest } from './manifest.ts';

/** Where the stand-in partner listens while a platform is judged; nobody listens at the other address, so that a call to it shows. */
const standIn = { test: 'http://127.0.0.1:4998', production: 'http://127.0.0.1:4997' };

/** The configuration of a platform, a manifest for the partner that Assay plays, and drivers to fill in. */
export function platformFiles({ id, url }: Answers): InitFile[] {
  const content = manifest({ id, ...standIn });
  return [
    { path: 'platform.yaml', content: configuration(url), note: 'fill in the ids, and set its variables in the environment' },
    { path: 'manifest.json', content, mode: 0o600, note: 'of the partner that Assay plays; push it to the platform once' },
    ...Object.entries(drivers).map(([name, lines]) => ({ path: `drive/${name}`, content: driver(name, lines), mode: 0o755 })),
  ];
}

/** Every key, those that open further checks as comments. */
export const configuration = (
  url: string,
): string => `# yaml-language-server: $schema=./node_modules/assay/specs/schemas/platform.schema.json
# A value may be \${NAME}: it is taken from the environment, so that no secret stands here.
# A line that starts with "# " and a key opens further checks: take the "# " out, and fill it in.
base_url: ${url}
bridge_url: ${url} # where API tokens are taken
api_token: \${API_TOKEN}
# api_token_id: api_tokens_1 # the identifier of that token, as the command-line tool lists it
oauth:
  consumer_key: \${CONSUMER_KEY}
  consumer_secret: \${CONSUMER_SECRET}
  token: \${USER_TOKEN} # without these two, the token of the three-step flow signs
  token_secret: \${USER_SECRET}
  # callback_url: http://127.0.0.1:4999/ # where the browser comes back to, as it is registered
  # path_prefix: /v2 # before /oauth/…, where the platform has one
  # authorize: follow # or browser (a person signs in), or command
  # authorize_command: ./drive/authorize # gets the URL, prints the address of the redirect
  # query_endpoints: true # request_token_query and access_token_query
  # origin: https://api.example # to sign for, where a proxy hides it
organisation_id: orga_1
invoice_number: F-1
provider:
  manifest: ./manifest.json # Assay's stand-in partner answers on its test URLs
  # environment: test # or production, which asks first
# env: [PROVIDER_PASSWORD] # variables that password and sso_salt of the manifests may use
# user: # whose credentials these are
#   id: user_1
#   email: jane@example.com
# owner: # of the add-ons that install makes
#   id: orga_1
#   name: Acme
#   emails: [a@example.com]
# git_url: git+ssh://git@git.example/app_1.git # a deployment URL, as the Information page shows it
# also: # what only some platforms can give
#   expired_api_token: \${OLD_TOKEN}
#   revoked_api_token: \${GONE_TOKEN}
#   other_consumer: { key: "\${OTHER_CONSUMER_KEY}", secret: "\${OTHER_CONSUMER_SECRET}" }
#   other_manifest: ./other-manifest.json # of a second provider
#   empty_organisation_id: orga_2 # one without applications
drive: # how to make the platform act; "manual" asks a person, and a line that is taken out is not tested
  install: ./drive/install
  uninstall: ./drive/uninstall
  sso: ./drive/sso
  deploy: ./drive/deploy
# application: sample # drive.deploy gets a folder to deploy, where the platform cannot reach this machine
# application_url: https://ci.example:8443 # or where it reaches the stand-in application (--application-listen)
# deploys_at_once: 4 # how many deployments the platform can take at the same time, each to an application of its own; there are about twenty
# openapi_url: ./openapi.json # what the platform publishes: compared with the contract and with every answer
# openapi_values: { organisation_id: orga_1 } # parameters that gate --explore takes as they are
# production_hosts: ["api.example"] # a run there asks first
# production: true # this one is production
`;

const drivers: Record<string, string[]> = {
  install: ['Install the add-on of $ASSAY_MANIFEST with the plan $ASSAY_PLAN.', 'It may print {"addon_id": "…"}.'],
  uninstall: ["Delete the add-on $ASSAY_ADDON_ID (the partner's id: $ASSAY_RESOURCE_ID)."],
  sso: ['Open the dashboard of the add-on $ASSAY_ADDON_ID, as a user does.'],
  deploy: [
    'Deploy an application that is reached at $ASSAY_APP_URL, with the variables of $ASSAY_APP_ENV (JSON).',
    'With "application: sample" deploy the folder $ASSAY_APP_DIR instead, and print its log too.',
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
