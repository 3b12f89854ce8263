import { clientConfiguration } from '../reference/client/configuration.ts';

const asks = "fetch(process.env.API_HOST + '/v2/self').catch(() => {})";

/** Runs a line of shell with the arguments that follow as its own. */
const shell = (line: string) => `sh -c '${line}' tool`;

/** Shell commands of clients that do nothing; they ignore the arguments that follow, or only repeat them. */
export const idleClients: Record<string, string> = {
  'exits with 0': 'true',
  'exits with 1': 'false',
  'prints null': 'echo null #',
  'prints {}': "echo '{}' #",
  'prints []': "echo '[]' #",
  'prints its arguments': 'echo',
  'prints the same tokens always': `echo '[{"id":"api_tokens_1"}]' #`,
  'sends one request without credentials': `"${process.execPath}" -e "${asks}" #`,
  'sends one request and prints its arguments': `"${process.execPath}" -e "${asks}; console.log(...process.argv)" -- -`,
  'sends one request and prints the same tokens always': `"${process.execPath}" -e "${asks}; console.log(JSON.stringify([{ id: 'api_tokens_1' }]))" #`,
  'keeps its command lines in a file': shell('echo "$@" >> ~/.history'),
  'is run by npm, which keeps the command line in its log': shell(
    'cd && echo "{\\"scripts\\":{\\"tool\\":\\"true\\"}}" > package.json && npm run tool -- "$@"',
  ),
  'sends one request with an invented token': `"${process.execPath}" -e "fetch(process.env.API_HOST + '/v2/self', { headers: { authorization: 'Bearer nobody' } }).catch(() => {})" #`,
};

/** The configuration of the reference client with another program in its place. */
export const idleClient = (run: string) => clientConfiguration(run, 'idle-client');
