import { createHash } from 'node:crypto';
import { cut, type Markup, markup } from './markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { sprite } from './verdicts.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing is loaded, and only these two run: text from a target could not, even if it got in as markup. */
const policy = (look: string): string =>
  `default-src 'none'; style-src ${hash(look)}; script-src ${hash(script)}; img-src data:; base-uri 'none'; form-action 'none'`;

interface Page {
  title: string;
  /** Where the skip link leads. */
  main: Markup;
  opening: Markup;
  contents: Markup;
  footer: Markup;
  /** What this page alone needs. */
  extraStyle?: string;
}

/** One self-contained file. */
export function page({ title, opening, contents, main, footer, extraStyle = '' }: Page): string {
  const look = style + extraStyle;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(look)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${cut(title, 200).start}</title>
<link rel="icon" href="data:,">
<style>${{ markup: look }}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
${sprite}
<div class="sheet">
${opening}
${contents}
<main id="main" tabindex="-1">
${main}</main>
<footer>${footer}</footer>
</div>
<script>${{ markup: script }}</script>
</body>
</html>
`.markup;
}
