// Written by `npm run generate`; edit its source instead.

/** What a sentence of a row names in braces; undefined if it is not known. */
export type FactValue = string | number | boolean | readonly (string | number)[] | undefined;

export interface ProblemFacts {
  'manifest/is-plain-json': {
    'byte-order-mark': {  };
    'repeated-key': { 'key': FactValue };
  };
  'manifest/id-is-unchanged': {
    'changed': { 'before': FactValue; 'id': FactValue };
  };
  'manifest/config-vars-are-prefixed': {
    'not-prefixed': { 'prefix': FactValue; 'name': FactValue };
  };
  'manifest/urls-use-https': {
    'plain': { 'url': FactValue };
    'on-loopback': { 'url': FactValue };
    'test-in-a-private-network': { 'url': FactValue };
  };
}

export type FactName =
  | 'before'
  | 'id'
  | 'key'
  | 'name'
  | 'prefix'
  | 'url';
