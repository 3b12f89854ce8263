import { createHash } from 'node:crypto';
import { cut, type Markup, markup } from './markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { sprite } from './verdicts.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing is loaded, and only these two run: text from a target could not, even if it got in as markup. */
const policy = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; img-src data:; base-uri 'none'; form-action 'none'`;

interface Page {
  title: string;
  /** Where the skip link leads. */
  main: Markup;
  opening: Markup;
  contents: Markup;
  footer: Markup;
}

/** One self-contained file. */
export const page = ({ title, opening, contents, main, footer }: Page): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${cut(title, 200).start}</title>
<link rel="icon" href="data:,">
<style>${{ markup: style }}</style>
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
