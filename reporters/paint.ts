import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

export type Paint = (style: Style, text: string) => string;

/** Styles text for a terminal; leaves it as it is without colour. Whether there is colour is decided outside, not by the stream. */
export const createPaint =
  (color: boolean): Paint =>
  (style, text) =>
    color ? styleText(style, text, { validateStream: false }) : text;
