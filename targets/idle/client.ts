import { clientConfiguration } from '../reference/client/configuration.ts';

/** Shell commands of clients that do nothing; they ignore the arguments that follow. */
export const idleClients: Record<string, string> = {
  'exits with 0': 'true',
  'exits with 1': 'false',
  'prints null': 'echo null #',
  'prints {}': "echo '{}' #",
  'prints []': "echo '[]' #",
  'prints its arguments': 'echo',
  'prints the same tokens always': `echo '[{"id":"api_tokens_1"}]' #`,
  'sends one request without credentials': `"${process.execPath}" -e "fetch(process.env.API_HOST + '/v2/self').catch(() => {})" #`,
  'sends one request with an invented token': `"${process.execPath}" -e "fetch(process.env.API_HOST + '/v2/self', { headers: { authorization: 'Bearer nobody' } }).catch(() => {})" #`,
};

/** The configuration of the reference client with another program in its place. */
export const idleClient = (run: string) => clientConfiguration(run, 'idle-client');
