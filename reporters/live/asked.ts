import type { Task } from '../../engine/recording/task.ts';
import { lines, type Markup, markup, nothing, outsideText } from '../html/markup.ts';

/** What the page asks. */
export type Asked = { number: number } & ({ task: Task; left: string } | { host: string; question: string } | { question: string });

/** A question as a form: what to do, values to copy, and the answers. */
export function askedForm(asked: Asked): Markup {
  if ('host' in asked) return hostForm(asked);
  if (!('task' in asked)) return plainForm(asked);
  const { number, task, left } = asked;
  const isDeploy = task.kind === 'deploy';
  return markup`<h2 id="asked-title" tabindex="-1">${titles[task.kind]}</h2><p>${outsideText(task.text)}</p>
<dl class="values">${task.values.map(([name, value], index) => markup`<div><dt>${outsideText(name)}</dt><dd><code id="value-${index}">${lines(value)}</code> <button type="button" class="copy" hidden>Copy<span class="unseen"> ${name}</span></button></dd></div>`)}</dl>
<p class="remark">Waiting for <code>${outsideText(task.awaited)}</code>. ${left}</p><ul id="arrivals" class="arrivals" aria-label="What has arrived"></ul>
<form class="fields" data-post="answer"><input type="hidden" name="number" value="${number}">
${isDeploy ? markup`<p class="field wide" data-drop><label for="log">Deployment log: paste it, or drop its file here</label><textarea id="log" name="log" spellcheck="false"></textarea></p>` : nothing}${task.kind === 'install' ? markup`<p class="field"><label for="addon">The platform’s id of the add-on, if it shows one</label><input id="addon" name="addon" autocomplete="off"></p>` : nothing}
<p class="actions"><button class="first" name="answer" value="done">${isDeploy ? 'It was deployed' : 'Done'}</button><button name="answer" value="refused">${isDeploy ? 'The deployment failed' : 'It was refused'}</button></p>
<p class="field wide"><label for="reason">It cannot be done here, because</label><input id="reason" name="reason" autocomplete="off"></p>
<p class="actions"><button name="answer" value="skip">Leave it out</button><button name="answer" value="stop">Stop here; go on later</button></p></form>`;
}

const titles: Record<Task['kind'], string> = {
  install: 'Your turn: install the add-on',
  uninstall: 'Your turn: delete the add-on',
  sso: 'Your turn: open the dashboard',
  deploy: 'Your turn: deploy',
};

/** Production: the name of its host has to be typed. */
const hostForm = ({ number, host, question }: { number: number; host: string; question: string }): Markup =>
  markup`<h2 id="asked-title" tabindex="-1">This is production</h2><p>${outsideText(question)}</p>
<form class="fields" data-post="answer"><input type="hidden" name="number" value="${number}"><p class="field"><label for="host">Type <code>${outsideText(host)}</code> to go on</label><input id="host" name="host" autocomplete="off" spellcheck="false"></p>
<p class="actions"><button class="first" name="answer" value="done">Go on</button><button name="answer" value="refused">Do nothing</button></p></form>`;

const plainForm = ({ number, question }: { number: number; question: string }): Markup =>
  markup`<h2 id="asked-title" tabindex="-1">Your turn</h2><form class="fields" data-post="answer"><input type="hidden" name="number" value="${number}"><p class="field"><label for="text">${outsideText(question)}</label><input id="text" name="text" autocomplete="off"></p><p class="actions"><button class="first" name="answer" value="text">Answer</button></p></form>`;
