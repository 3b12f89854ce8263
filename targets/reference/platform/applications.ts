import { accounts } from './accounts.ts';
import type { State } from './decisions.ts';
import { application } from './people.ts';
import { type Answer, type Incoming, json, type Organisation } from './records.ts';

/** Creates, changes and deletes applications and their variables, at the paths that real tools use; the contract does not show them. */
export function applications(request: Incoming, [organisationId = '', id, variable]: string[], state: State): Answer {
  const { decide } = state;
  const user = decide.identifies(request, state);
  if (!user) return decide.refusesAccess(request);
  const owner = decide.findsOrganisation(organisationId, user, state);
  if (!owner) return decide.missing;
  if (id === undefined) return made(request, owner);
  const own = owner.applications.find((known) => known.id === id);
  if (!own) return decide.missing;
  if (variable !== undefined) {
    if (request.method === 'DELETE') delete own.env[variable];
    else if (request.method === 'PUT') own.env[variable] = String(parsed(request.body).value);
    return json(accounts.application(own, owner));
  }
  if (request.method === 'DELETE') {
    owner.applications.splice(owner.applications.indexOf(own), 1);
    return json({ id: 200, message: 'The application has been deleted', type: 'success' });
  }
  if (request.method === 'PUT') Object.assign(own, named(request.body));
  return json(accounts.application(own, owner));
}

function made(request: Incoming, owner: Organisation): Answer {
  const { name = 'unnamed', type = 'node', zone = 'par' } = named(request.body);
  const own = application(name, type, zone, 'SHOULD_BE_DOWN');
  owner.applications.push(own);
  return json(accounts.application(own, owner), 201);
}

/** The fields of a body that belong to an application. */
function named(body: Buffer): { name?: string; type?: string; zone?: string } {
  const { name, type, instanceType, zone, region } = parsed(body);
  const texts = { name, type: type ?? instanceType, zone: zone ?? region };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => typeof value === 'string'));
}

function parsed(body: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(body.toString()));
  } catch {
    return {};
  }
}
