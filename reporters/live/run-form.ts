import { type Markup, markup, nothing, outsideText } from '../html/markup.ts';

/** What can be chosen for a run. */
export interface Offer {
  kind: 'provider' | 'platform' | 'application';
  /** The file or folder. */
  name: string;
  version: string;
  /** First words of requirements, and the requirements. */
  surfaces: readonly string[];
  ids: readonly string[];
  plan: string;
  environment?: string | undefined;
  baseUrl: string;
  seed?: number | undefined;
  resource?: string | undefined;
  canResume: boolean;
  isWatching: boolean;
}

/** The form that starts a run. */
export function runForm({ kind, surfaces, ids, plan, environment = 'test', baseUrl, seed, canResume, isWatching }: Offer): Markup {
  const isLive = kind !== 'application';
  const isProvider = kind === 'provider';
  return markup`<form class="fields" data-post="run"><p class="field"><label for="what">What to run</label><select id="what" name="what"><option value="all">Everything</option>${isLive && markup`<option value="smoke">Smoke: one install, one sign-on, one delete</option>`}<option value="last-failed">What failed last</option><option value="one">One requirement, named beside</option><optgroup label="A surface">${surfaces.map((name) => markup`<option value="${name}/*">${name}</option>`)}</optgroup></select></p>
<p class="field"><label for="only">One requirement</label><input id="only" name="only" list="ids" placeholder="sso/accepts-a-valid-call" autocomplete="off"><datalist id="ids">${ids.map((id) => markup`<option value="${id}"></option>`)}</datalist></p>
${isLive ? field('plan', 'Plan', plan) : nothing}
${isProvider ? markup`<p class="field"><label for="environment">Environment</label><select id="environment" name="environment">${['test', 'production'].map((name) => markup`<option${name === environment && markup` selected`}>${name}</option>`)}</select></p>` : nothing}
${isProvider ? field('base-url', 'Another address', baseUrl, 'url') : nothing}
${isLive ? field('seed', 'Seed', seed === undefined ? '' : String(seed), 'number') : nothing}
<p class="actions"><button class="first when-idle" name="go" value="run">Run</button>${canResume && markup`<button class="when-idle" name="go" value="resume">Go on with the run that was stopped</button>`}<button type="button" class="stop when-running" data-press="stop">Stop and clean up</button><label class="check"><input type="checkbox" data-press="watch"${isWatching && markup` checked`}> Run again when a file changes or the service comes back</label><button type="button" class="when-idle" data-press="end">End Assay</button></p></form>
<div id="planned"></div>`;
}

const field = (name: string, label: string, value: string, type = 'text'): Markup =>
  markup`<p class="field"><label for="${name}">${outsideText(label)}</label><input id="${name}" name="${name}" type="${type}" value="${value}"${type === 'number' && markup` min="0"`}></p>`;
