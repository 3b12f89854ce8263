import type { ClientUnderTest } from '../../fixtures/clients/under-test/configuration.ts';
import { loginNames } from '../../fixtures/stand-ins/api/logins.ts';

/** What is about to be run, in words. */
export function clientPlan(file: string, { configuration }: ClientUnderTest, isWanted: (command: string) => boolean): string {
  const { client, commands = {}, curl, env_set, login, limit = 30 } = configuration;
  const names = Object.keys(commands).filter(isWanted);
  const isGiven = (name: string, value: unknown) => value !== undefined && value !== 'none' && isWanted(name);
  const parts = [
    ...(names.length > 0 ? [`the commands ${names.join(', ')}`] : []),
    ...(isGiven('env_set', env_set) ? ['the command that sets a variable, three times'] : []),
    ...(isGiven('curl', curl) ? ['the wrapper of curl, and curl itself beside it'] : []),
    ...(isGiven('login', login) ? [`the three-step flow, in ${loginNames.length} ways`] : []),
  ];
  return [
    `The client ${client.name} of ${file} is run against a stand-in platform on this machine: ${parts.join('; ') || 'nothing is configured'}.`,
    `Each command has ${limit} s and a HOME of its own, which is gone afterwards; nothing else of your environment is handed on but PATH.`,
  ].join('\n');
}
