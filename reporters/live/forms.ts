import type { Task } from '../../engine/recording/task.ts';
import { lines, type Markup, markup, nothing, outsideText } from '../html/markup.ts';

/** What can be chosen for a run. */
export interface Offer {
  kind: 'provider' | 'platform' | 'application';
  /** What people call the target. */
  title: string;
  /** The file or folder. */
  name: string;
  version: string;
  /** The first words of requirement ids, and the ids. */
  surfaces: readonly string[];
  ids: readonly string[];
  /** What the command line asked to run: a value of the first field, and what the second field or the option says. */
  asked: { what: string; only?: string; given?: string };
  /** Options of the command line that have no field. */
  others: readonly string[];
  plan: string;
  environment?: string | undefined;
  baseUrl: string;
  seed?: number | undefined;
  resource?: string | undefined;
  canResume: boolean;
  isWatching: boolean;
  /** It is one of several targets. */
  isListed: boolean;
}

/** The form that starts a run. */
export function runForm(offer: Offer): Markup {
  const { kind, asked, others, surfaces, ids, plan, environment = 'test', baseUrl, seed } = offer;
  const isLive = kind !== 'application';
  const isProvider = kind === 'provider';
  const option = (value: string, label: string) =>
    markup`<option value="${value}"${value === asked.what && markup` selected`}>${outsideText(label)}</option>`;
  return markup`<details id="choice" class="folded" open><summary>Choices, and the plan</summary><form id="run-form" class="fields" data-post="run"><p class="field broad"><label for="what">What to run</label><select id="what" name="what">${asked.given !== undefined && option('given', `As started: ${asked.given}`)}${option('all', 'Everything')}${isLive && option('smoke', 'Smoke: install, sign on, delete')}${option('last-failed', 'What failed last')}${option('one', 'One requirement')}<optgroup label="A surface">${surfaces.map((name) => option(`${name}/*`, name))}</optgroup></select></p>
<p class="field only"><label for="only">One requirement</label><input id="only" name="only" value="${asked.only ?? ''}" list="ids" placeholder="its id" autocomplete="off"><datalist id="ids">${ids.map((id) => markup`<option value="${id}"></option>`)}</datalist></p>
${isLive && field('plan', 'Plan', plan)}
${isProvider && markup`<p class="field"><label for="environment">Environment</label><select id="environment" name="environment">${['test', 'production'].map((name) => markup`<option${name === environment && markup` selected`}>${name}</option>`)}</select></p>`}
${isProvider && field('base-url', 'Another address', baseUrl, 'url')}
${isLive && field('seed', 'Seed', seed === undefined ? '' : String(seed), 'number')}
</form>
${others.length > 0 && markup`<p class="remark">Also: ${others.map((one) => markup`<code>${outsideText(one)}</code> `)}</p>`}<div id="planned"></div></details>`;
}

/** Starts, stops and ends; always in sight, while the form is folded during a run. */
export const runActions = ({ canResume, isWatching }: Offer): Markup =>
  markup`<p class="actions"><button class="first when-idle" form="run-form" name="go" value="run">Run</button>${canResume && markup`<button class="when-idle" form="run-form" name="go" value="resume">Continue the run that was stopped</button>`}<button type="button" class="stop when-running" data-press="stop">Stop and clean up</button><label class="check"><input type="checkbox" data-press="watch"${isWatching && markup` checked`}> Run again when a file changes or the service comes back</label><button type="button" class="when-idle" data-press="end">End Assay</button></p>`;

const field = (name: string, label: string, value: string, type = 'text'): Markup =>
  markup`<p class="field"><label for="${name}">${outsideText(label)}</label><input id="${name}" name="${name}" type="${type}" value="${value}"${type === 'number' && markup` min="0"`}></p>`;

/** A form that opens a new tab with a signed sign-on form. */
export const panelForm = ({ resource = '' }: Offer): Markup =>
  markup`<form class="fields" method="post" action="sign-on" target="_blank" rel="noopener"><p class="field"><label for="panel-id">Id of the resource</label><input id="panel-id" name="id" required value="${resource}"></p>
<p class="field"><label for="panel-user">User id</label><input id="panel-user" name="user" required value="user_1"></p>
<p class="field"><label for="panel-email">E-mail</label><input id="panel-email" name="email" type="email" required value="jane.doe@example.com"></p>
<p class="actions"><button>Sign on in a new tab</button></p></form>`;

/** What the page asks for: a task, the name of the production host, or another answer. */
export type Asked = { number: number } & ({ task: Task; left: string } | { host: string; question: string } | { question: string });

const titles: Record<Task['kind'], string> = {
  install: 'Your turn: install the add-on',
  uninstall: 'Your turn: delete the add-on',
  sso: 'Your turn: open the dashboard',
  deploy: 'Your turn: deploy',
};

export function askedForm(asked: Asked): Markup {
  const form = (title: string, before: Markup, fields: Markup) =>
    markup`<h2 id="asked-title" tabindex="-1">${title}</h2>${before}<form class="fields" data-post="answer"><input type="hidden" name="number" value="${asked.number}">${fields}</form>`;
  if ('task' in asked) return form(titles[asked.task.kind], taskText(asked.task, asked.left), taskFields(asked.task));
  const question = outsideText(asked.question);
  const textFields = markup`<p class="field"><label for="text">${question}</label><input id="text" name="text" autocomplete="off"></p><p class="actions"><button class="first" name="answer" value="text">Answer</button></p>`;
  if (!('host' in asked)) return form('Your turn', nothing, textFields);
  const hostFields = markup`<p class="field"><label for="host">Type <code>${outsideText(asked.host)}</code> to continue</label><input id="host" name="host" autocomplete="off" spellcheck="false"></p>
<p class="actions"><button class="first" name="answer" value="done">Go on</button><button name="answer" value="refused">Do nothing</button></p>`;
  return form('This is production', markup`<p>${question}</p>\n`, hostFields);
}

/** What to do, and values to copy. */
const taskText = ({ text, values, awaited }: Task, left: string): Markup => markup`<p>${outsideText(text)}</p>
<dl class="values">${values.map(([name, value], index) => markup`<div><dt>${outsideText(name)}</dt><dd><code id="value-${index}">${lines(value)}</code> <button type="button" class="copy" aria-live="polite">Copy<span class="unseen"> ${name}</span></button></dd></div>`)}</dl>
<p class="remark">Waiting for <code>${outsideText(awaited)}</code>. ${left}</p><ul id="arrivals" class="arrivals" aria-label="What has arrived"></ul>
`;

function taskFields({ kind }: Task): Markup {
  const isDeploy = kind === 'deploy';
  return markup`
${isDeploy && markup`<p class="field wide" data-drop><label for="log">Deployment log: paste it, or drop its file here</label><textarea id="log" name="log" spellcheck="false"></textarea></p>`}${kind === 'install' && markup`<p class="field broad"><label for="addon">The platform’s id of the add-on, if it shows one</label><input id="addon" name="addon" autocomplete="off"></p>`}
<p class="actions"><button class="first" name="answer" value="done">${isDeploy ? 'It was deployed' : 'Done'}</button><button name="answer" value="refused">${isDeploy ? 'The deployment failed' : 'It was refused'}</button></p>
<p class="field wide"><label for="reason">It cannot be done here, because</label><input id="reason" name="reason" autocomplete="off"></p>
<p class="actions"><button name="answer" value="skip">Leave it out</button><button name="answer" value="stop">Stop here; continue later</button></p>`;
}
