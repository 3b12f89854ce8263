import { domainToASCII } from 'node:url';
import type { Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from './formats.ts';

const isHostname = (text: string): boolean => (fullFormats.hostname as RegExp).test(domainToASCII(text));

/** The formats of JSON Schema 2020-12 and of OpenAPI that a changed document may name; ajv-formats has no international ones. */
export const allFormats: Record<string, Format> = {
  ...fullFormats,
  ...formats,
  iri: formats.uri,
  'iri-reference': formats['uri-reference'],
  'idn-hostname': isHostname,
  'idn-email': (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && isHostname(text.slice(text.lastIndexOf('@') + 1)),
};
