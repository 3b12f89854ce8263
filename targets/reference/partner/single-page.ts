import type { Decisions, State } from './decisions.ts';
import { panel, shown } from './panel.ts';
import { type Answer, type Incoming, live } from './records.ts';

/** The application asks for the resource that its address names, and shows what it gets. */
const APPLICATION = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><div id="root"></div><script>
const show = (text) => { document.getElementById('root').textContent = text; };
if (location.pathname === '/login') show('Log in to see your databases');
else fetch('/api/panel?id=' + location.pathname.split('/').pop()).then(async (answer) => {
  if (answer.status === 401) return show('Log in to see your databases');
  if (!answer.ok) return show('There is no such database');
  const { id, plan, email } = await answer.json();
  show('Database ' + id + ', plan ' + plan + ', opened by ' + email);
});
</script></body></html>`;

const served = (): Answer => shown(APPLICATION);

/** What the application gets: the resource, if the session was opened for it; an address may leave it out. */
function resourceOf(request: Incoming, state: State): Answer {
  const session = state.decide.sessionOf(request, state);
  if (!session) return { status: 401, body: 'no session' };
  const [wanted, own] = [request.query.get('id'), session.resource.id];
  const isAddressed = wanted === own || wanted === state.decide.panelPath(own).split('/').pop();
  const resource = live(state).find(({ id }) => id === own && isAddressed);
  if (!resource) return { status: 404, body: 'no such resource' };
  const { id, plan } = resource;
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id, plan, email: session.email }) };
}

/** A panel that is one static page for every address, for everybody; its scripts ask for the content. */
export const singlePage: Partial<Decisions> = {
  opensPanel: () => true,
  page: () => APPLICATION,
  closedPanel: served(),
  sessionOf: panel.sessionOf,
  pages: { '/login': served, '/api/panel': resourceOf },
};
