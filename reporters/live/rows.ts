import type { Certain, LiveExchange } from '../../engine/recording/events.ts';
import type { RecordedExchange } from '../../engine/recording/recording.ts';
import { exchangeLine, shownExchange } from '../html/exchange.ts';
import { type Markup, markup, outsideText, prose } from '../html/markup.ts';
import { versus } from '../html/problem.ts';
import { chip } from '../html/verdicts.ts';

/** Bytes for each text of an exchange that somebody opened. */
const ROOM = 20_000;

/** An exchange of a play that is over; what it said is fetched when somebody opens it. */
export const exchangeRow = (exchange: RecordedExchange, number: number): Markup =>
  markup`<li><details class="exchange" data-load="exchange/${number}"><summary><span class="number">#${number}</span> ${exchangeLine(exchange)}</summary><div class="loaded"></div></details></li>`;

/** An exchange of the play that goes on. */
export const liveRow = ({ method, url, status, error, ms }: LiveExchange): Markup =>
  markup`<li class="now">${exchangeLine({
    request: { method, url, headers: [] },
    ...(status !== undefined && { response: { status, headers: [], body: '' } }),
    ...(error !== undefined && { error: { kind: 'aborted', message: error } }),
    started: 0,
    ms: { total: ms },
  } as RecordedExchange)}</li>`;

/** Request and answer, side by side. */
export const openedExchange = (exchange: RecordedExchange): string => shownExchange(exchange, { room: ROOM }).markup;

/** A failure, as soon as it is certain. */
export const failureRow = ({ id, verdict, at, expected = '', got = '', hint }: Certain, text: string): Markup =>
  markup`<li class="failure is-${verdict}"><p class="turn">${chip(verdict)}<code class="id">${outsideText(id)}</code></p><h3>${prose(text)}</h3>${versus({ expected, got })}${hint !== undefined && markup`<p class="advice">${prose(hint)}</p>`}${at !== undefined && markup`<p class="at"><code>${outsideText(at)}</code></p>`}</li>`;
