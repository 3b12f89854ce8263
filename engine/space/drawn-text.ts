import type { Drawing } from '../cases/drawing.ts';

/**
 * Replaces each pair of braces by a draw: one of the words `{a,b}`, a number `{10-99}`, `{uuid}`, `{hex 32}`,
 * `{letters 24-40}`, an `{address}`, or a named draw.
 * Equal braces in one text get the same draw.
 */
export function drawnText(text: string, draw: Drawing, named: Record<string, () => string> = {}): string {
  const drawn: Record<string, string> = {};
  return text.replaceAll(/\{([^{}]+)\}/g, (_, choices: string) => {
    drawn[choices] ??= named[choices]?.() ?? chosen(choices, draw);
    return drawn[choices];
  });
}

const alphabets: Record<string, string> = {
  hex: '0123456789abcdef',
  letters: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
};

function chosen(choices: string, draw: Drawing): string {
  if (choices === 'uuid') return draw.uuid();
  if (choices === 'address') return addressOf(draw);
  const [, signs = '', from, to = from] = /^(?:(hex|letters) )?(\d+)(?:-(\d+))?$/.exec(choices) ?? [];
  if (from === undefined) return draw.one(choices.split(',') as [string, ...string[]]);
  const drawn = Number(from) + draw.below(Number(to) - Number(from) + 1);
  return signs === '' ? String(drawn) : draw.text(alphabets[signs] ?? '', drawn);
}

/** Networks that are private or reserved, whole or in part (RFC 6890); those from 224 on are too. */
const reserved = [0, 10, 100, 127, 169, 172, 192, 198, 203];
const networks = Array.from({ length: 224 }, (_, first) => first).filter((first) => !reserved.includes(first)) as [number, ...number[]];

/** A public IPv4 address. */
const addressOf = (draw: Drawing): string => `${draw.one(networks)}.${draw.below(256)}.${draw.below(256)}.${1 + draw.below(254)}`;
