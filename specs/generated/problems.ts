// Written by `npm run generate`; edit its source instead.

/** What a sentence of a row names in braces; undefined if it is not known. */
export type FactValue = string | number | boolean | readonly (string | number)[] | undefined;

export interface ProblemFacts {
  'manifest/is-a-json-object': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
    'empty': { 'found': FactValue };
    'no-json': { 'found': FactValue };
  };
  'manifest/is-plain-json': {
    'byte-order-mark': {  };
    'repeated-key': { 'key': FactValue };
  };
  'manifest/id-is-present': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/id-is-well-formed': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/id-is-unchanged': {
    'changed': { 'before': FactValue; 'id': FactValue };
  };
  'manifest/name-is-a-string': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/config-vars-are-strings': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/config-vars-are-prefixed': {
    'not-prefixed': { 'prefix': FactValue; 'name': FactValue };
  };
  'manifest/password-is-present': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/sso-salt-is-present': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/password-is-long': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/sso-salt-is-long': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/regions-include-eu': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/production-urls-are-present': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/test-urls-are-present': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'manifest/urls-use-https': {
    'plain': { 'url': FactValue };
    'on-loopback': { 'url': FactValue };
    'test-in-a-private-network': { 'url': FactValue };
  };
  'auth/refuses-missing-credentials': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-wrong-password': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-wrong-user': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-nearly-right-password': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-another-scheme': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-malformed-header': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/comes-first': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/challenges-with-basic': {
    'with-a-challenge': { 'headers.www-authenticate': FactValue };
    'without-a-challenge': {  };
  };
  'provision/succeeds': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/answers-json': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/labels-json': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/id-is-a-string': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/id-is-addressable': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/config-is-a-string-map': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/message-is-a-string': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/accepts-a-second-install': {
    'refused': { 'called': FactValue; 'status': FactValue };
  };
  'provision/does-not-call-back-early': {
    'early-by': { 'entry.method': FactValue; 'entry.earlyBy': FactValue };
    'early': { 'entry.method': FactValue };
  };
  'provision/callbacks-use-the-manifest-credentials': {
    'no-credentials': { 'entry.method': FactValue; 'entry.instead'?: FactValue };
    'other-credentials': { 'entry.method': FactValue; 'entry.instead'?: FactValue };
  };
  'provision/callbacks-stay-under-v2': {
    'outside': { 'api_url': FactValue; 'entry.method': FactValue; 'entry.path': FactValue };
  };
  'provision/tolerates-unknown-fields': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'provision/content-type-charset': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'deprovision/answers-200': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'deprovision/open-sessions': {
    'opens': { 'called': FactValue };
    'does-not-open': { 'called': FactValue };
    'accepted': { 'called': FactValue };
    'refused': { 'called': FactValue };
  };
  'deprovision/repeated': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'deprovision/unknown-id': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'update/put-is-accepted': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'sso/redirects': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
    'other-status': { 'status': FactValue };
    'no-location': { 'status': FactValue };
    'no-address': { 'status': FactValue; 'location': FactValue };
  };
  'sso/refuses-without-a-server-error': {
    'on-a-wrong-signature': { 'firstStatus': FactValue; 'what'?: FactValue };
    'on-a-missing-field': { 'firstStatus': FactValue; 'what'?: FactValue };
  };
  'sso/upper-case-signature': {
    'opens': { 'called': FactValue };
    'does-not-open': { 'called': FactValue };
    'accepted': { 'called': FactValue };
    'refused': { 'called': FactValue };
  };
  'sso/future-timestamp': {
    'opens': { 'called': FactValue };
    'does-not-open': { 'called': FactValue };
    'accepted': { 'called': FactValue };
    'refused': { 'called': FactValue };
  };
  'sso/replay': {
    'opens': { 'called': FactValue };
    'does-not-open': { 'called': FactValue };
    'accepted': { 'called': FactValue };
    'refused': { 'called': FactValue };
  };
  'sso/get-request': {
    'opens': { 'called': FactValue };
    'does-not-open': { 'called': FactValue };
    'accepted': { 'called': FactValue };
    'refused': { 'called': FactValue };
  };
  'sso/session-of-another-resource': {
    'opens': { 'called': FactValue };
    'does-not-open': { 'called': FactValue };
    'accepted': { 'called': FactValue };
    'refused': { 'called': FactValue };
  };
  'sso/session-stays-with-its-customer': {
    'opens-for-another': {  };
  };
  'sso/sessions-differ-by-user': {
    'same-cookie': {  };
  };
  'sso/session-cannot-be-guessed': {
    'opens': { 'guessedFrom': FactValue };
    'computed': { 'guessedFrom': FactValue };
  };
  'sso/unread-signature': {
    'opens': { 'called': FactValue };
    'does-not-open': { 'called': FactValue };
    'accepted': { 'called': FactValue };
    'refused': { 'called': FactValue };
  };
  'sso/opens-in-a-browser': {
    'elsewhere': { 'why'?: FactValue };
    'gone-after-a-reload': {  };
  };
  'bearer/serves-every-path': {
    'refused': { 'called': FactValue; 'status': FactValue };
  };
  'bearer/token-identifier-has-its-prefix': {
    'no-prefix': { 'value'?: FactValue };
  };
  'bearer/is-for-the-bridge': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'bearer/without-scheme': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'bearer/echo': {
    'echoed': { 'entry': FactValue; 'answer.status': FactValue };
  };
  'oauth/authorize-returns-to-the-application': {
    'elsewhere': {  };
  };
  'oauth/replayed-nonce': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'oauth/old-timestamp': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'oauth/missing-nonce': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'oauth/realm': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'oauth/token-reuse': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'self/is-a-record': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'summary/is-a-record': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'self/needs-authentication': {
    'accepted': { 'status': FactValue };
  };
  'summary/needs-authentication': {
    'accepted': { 'status': FactValue };
  };
  'applications/needs-authentication': {
    'accepted': { 'status': FactValue };
  };
  'invoice/needs-authentication': {
    'accepted': { 'status': FactValue };
  };
  'zones/needs-authentication': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'zones/is-a-list': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'applications/is-a-list': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
    'not-empty': { 'length': FactValue };
  };
  'applications/entries-have-an-id': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'invoice/is-a-pdf': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
    'empty': {  };
    'no-pdf': { 'type'?: FactValue };
  };
  'invoice/is-labelled': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'resources/are-labelled-json': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'resources/api-addresses-use-https': {
    'plain': { 'name': FactValue; 'origin': FactValue };
    'plain-on-loopback': { 'name': FactValue; 'origin': FactValue };
  };
  'vendor/is-served-over-https': {
    'plain': { 'name': FactValue; 'origin': FactValue };
    'plain-on-loopback': { 'name': FactValue; 'origin': FactValue };
  };
  'vendor/callback-urls-use-https': {
    'plain': { 'name': FactValue; 'origin': FactValue };
    'plain-on-loopback': { 'name': FactValue; 'origin': FactValue };
  };
  'vendor/list-is-complete': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'vendor/list-fields-are-strings': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'vendor/list-leads-to-details': {
    'not-served': { 'addonId': FactValue; 'status': FactValue };
    'no-detail': { 'addonId': FactValue; 'body': FactValue };
    'of-another': { 'addonId': FactValue; 'id': FactValue };
    'relative': { 'url': FactValue };
  };
  'vendor/detail-is-complete': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'vendor/detail-region-is-eu': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'vendor/detail-domains-are-empty': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'vendor/detail-shows-the-config': {
    'not-shown': { 'name': FactValue; 'shown': FactValue };
  };
  'vendor/owner-email-is-among-emails': {
    'not-among-them': {  };
    'other-addresses': {  };
  };
  'vendor/update-answers-200': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'vendor/update-is-kept': {
    'gone-after-the-update': { 'status': FactValue };
    'not-shown': { 'name': FactValue; 'shown': FactValue };
  };
  'vendor/update-changes-only-its-add-on': {
    'gone-after-the-update': { 'status': FactValue };
    'not-shown': { 'name': FactValue; 'shown': FactValue };
  };
  'vendor/update-ignores-undeclared-keys': {
    'undeclared': { 'name': FactValue };
  };
  'vendor/update-keeps-the-name': {
    'gone-after-the-update': { 'status': FactValue };
    'other-name': {  };
  };
  'vendor/detail-ends-with-the-add-on': {
    'served': { 'answer.status': FactValue };
  };
  'calls/each-trigger-sends-its-request': {
    'install-sends-nothing': { 'method': FactValue; 'address': FactValue };
    'install-sends-another': { 'method': FactValue; 'address': FactValue; 'requests': FactValue; 'methods'?: FactValue };
    'uninstall-sends-nothing': { 'method': FactValue; 'address': FactValue };
    'uninstall-sends-another': { 'method': FactValue; 'address': FactValue; 'requests': FactValue; 'methods'?: FactValue };
    'sign-on-sends-nothing': { 'method': FactValue; 'address': FactValue };
    'sign-on-sends-another': { 'method': FactValue; 'address': FactValue; 'requests': FactValue; 'methods'?: FactValue };
  };
  'calls/provision-body-is-complete': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
    'other-plan': { 'slug': FactValue; 'plan': FactValue };
  };
  'calls/provision-is-labelled-json': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'calls/provision-is-sent-once': {
    'sent-again': { 'called': FactValue; 'repeats': FactValue };
  };
  'calls/provision-region-is-eu': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'calls/use-basic-credentials': {
    'no-credentials': { 'method': FactValue };
    'other-credentials': { 'method': FactValue; 'instead'?: FactValue };
    'on-a-sign-on': {  };
    'others-on-a-sign-on': { 'instead'?: FactValue };
  };
  'calls/add-nothing-to-the-address': {
    'secret': { 'url': FactValue; 'secrets': FactValue };
    'added': { 'url': FactValue; 'added': FactValue };
    'dropped': { 'url': FactValue; 'dropped': FactValue };
  };
  'calls/callback-url-is-absolute': {
    'not-served': { 'addonId': FactValue; 'status': FactValue };
    'no-detail': { 'addonId': FactValue; 'body': FactValue };
    'of-another': { 'addonId': FactValue; 'id': FactValue };
    'relative': { 'url': FactValue };
  };
  'calls/callback-url-uses-https': {
    'plain': { 'name': FactValue; 'origin': FactValue };
    'plain-on-loopback': { 'name': FactValue; 'origin': FactValue };
  };
  'calls/ids-agree': {
    'not-as-configured': { 'setting': FactValue; 'field': FactValue };
    'differs': { 'name': FactValue; 'known': FactValue; 'place': FactValue; 'sent': FactValue };
    'in-neither': { 'id': FactValue };
  };
  'calls/detail-waits-for-the-answer': {
    'early': { 'status': FactValue; 'what': FactValue };
    'no-detail': { 'status': FactValue };
  };
  'calls/accepts-any-legal-answer': {
    'undeclared': { 'name': FactValue };
    'not-listed': { 'what': FactValue };
  };
  'calls/refuses-a-broken-answer': {
    'added': { 'what': FactValue };
  };
  'calls/deprovision-is-sent-once': {
    'sent-again': { 'called': FactValue; 'repeats': FactValue };
  };
  'calls/deprovision-heeds-a-refusal': {
    'gone': { 'status': FactValue };
    'still-listed': {  };
  };
  'calls/list-follows': {
    'already-listed': {  };
    'not-listed': {  };
    'only-in-its-detail': {  };
    'still-listed': {  };
  };
  'calls/deprovision-uses-the-partner-id': {
    'several-segments': { 'resourceId': FactValue; 'pathId': FactValue };
    'own-addon-id': { 'resourceId': FactValue; 'pathId': FactValue };
    'encoded-twice': { 'resourceId': FactValue };
    'other-id': { 'resourceId': FactValue; 'pathId': FactValue };
  };
  'calls/deprovision-has-no-body': {
    'has-a-body': { 'bytes': FactValue; 'body': FactValue };
  };
  'calls/deprovision-accepts-200': {
    'refused': {  };
    'still-listed': {  };
  };
  'calls/sso-is-a-form': {
    'other-method': { 'method': FactValue; 'wanted': FactValue; 'sent': FactValue };
    'no-type': { 'method': FactValue; 'wanted': FactValue };
    'other-type': { 'method': FactValue; 'wanted': FactValue; 'type': FactValue; 'mediaType'?: FactValue };
    'no-form': { 'method': FactValue; 'wanted': FactValue };
    'encoded-twice': {  };
    'not-encoded': {  };
  };
  'calls/sso-has-its-fields': {
    'unfit': { 'name': FactValue };
    'not-as-configured': { 'setting': FactValue; 'field': FactValue };
    'missing': { 'name': FactValue };
    'repeated': { 'name': FactValue; 'times': FactValue };
  };
  'calls/sso-nav-data-is-empty': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'calls/sso-id-is-the-partner-id': {
    'own-addon-id': { 'resourceId': FactValue; 'id': FactValue };
    'other-id': { 'resourceId': FactValue; 'id': FactValue };
  };
  'calls/sso-signature-is-right': {
    'unfit': { 'name': FactValue };
    'known-mistake': { 'sentence': FactValue; 'advice': FactValue; 'mistake'?: FactValue };
    'other-values': {  };
    'upper-case': {  };
    'missing': {  };
  };
  'calls/sso-timestamp-is-in-milliseconds': {
    'unfit': { 'name': FactValue };
    'other-unit': { 'unit': FactValue };
    'no-number': {  };
    'too-old': { 'minutes': FactValue };
    'ahead': { 'minutes': FactValue };
  };
  'app/runs-in-production': {
    'unset': {  };
    'unfit': { 'value': FactValue };
  };
  'app/build-tool-is-known': {
    'unfit': { 'value': FactValue };
  };
  'app/custom-build-tool-is-given': {
    'unset': {  };
    'empty': {  };
    'blank': {  };
  };
  'app/build-tool-is-current': {
    'unfit': { 'value': FactValue };
  };
  'app/node-version-is-well-formed': {
    'unfit': { 'value': FactValue };
  };
  'app/dev-dependencies-are-chosen-right': {
    'unfit': { 'value': FactValue };
  };
  'app/basic-auth-is-well-formed': {
    'empty': {  };
    'no-colon': {  };
    'no-user': {  };
    'no-password': {  };
  };
  'app/registry-is-a-host': {
    'unfit': { 'value': FactValue };
  };
  'app/registry-has-credentials': {
    'neither': {  };
  };
  'app/listens-on-all-interfaces': {
    'refused': { 'application.address': FactValue; 'application.port': FactValue };
  };
  'app/ends-gracefully': {
    'no-handler': { 'application.signal'?: FactValue; 'application.error'?: FactValue };
    'still-runs': { 'application.limit': FactValue; 'application.signal'?: FactValue; 'application.error'?: FactValue };
    'left-behind': { 'application.signal'?: FactValue; 'application.error'?: FactValue; 'application.left': FactValue };
    'request-cut': { 'application.signal': FactValue; 'application.error'?: FactValue };
    'request-cut-after-an-error': { 'application.error': FactValue; 'application.signal'?: FactValue };
    'no-log-line': { 'application.signal'?: FactValue; 'application.error'?: FactValue };
  };
  'app/does-not-loop-on-https': {
    'loops': { 'exchanges.length': FactValue; 'application.location': FactValue };
  };
  'app/redirects-to-https': {
    'no-redirect': { 'answer.status': FactValue };
    'elsewhere': { 'answer.status': FactValue; 'headers.location': FactValue };
  };
  'play2/secret-is-set': {
    'unset': {  };
    'unfit': {  };
  };
  'client/compares-the-returned-token': {
    'exchanged': { 'login.what': FactValue };
  };
  'client/nonces-and-timestamps-move': {
    'no-timestamp': {  };
    'in-milliseconds': {  };
    'no-number': {  };
    'too-old': {  };
    'too-new': {  };
    'no-nonce': {  };
    'nonce-again': {  };
  };
  'cli/curl-adds-authentication': {
    'no-credentials': {  };
    'other-credentials': {  };
  };
  'cli/curl-passes-arguments': {
    'differs': { 'curl.differences.0.what': FactValue; 'curl.arguments': FactValue; 'curl.differences.0.expected': FactValue; 'curl.differences.0.got': FactValue };
    'part-differs': { 'curl.differences.0.what': FactValue; 'curl.arguments': FactValue; 'curl.differences.0.expected': FactValue; 'curl.differences.0.got': FactValue };
  };
  'cli/token-identifiers-have-their-prefix': {
    'other-value': { 'entry.field': FactValue; 'run.command': FactValue };
  };
  'published/reads-never-break': {
    'differs': { 'described.operation': FactValue; 'entry.expected': FactValue; 'entry.got': FactValue };
  };
}

export type FactName =
  | 'added'
  | 'addonId'
  | 'address'
  | 'advice'
  | 'answer.status'
  | 'api_url'
  | 'application.address'
  | 'application.error'
  | 'application.left'
  | 'application.limit'
  | 'application.location'
  | 'application.port'
  | 'application.signal'
  | 'before'
  | 'body'
  | 'bytes'
  | 'called'
  | 'curl.arguments'
  | 'curl.differences.0.expected'
  | 'curl.differences.0.got'
  | 'curl.differences.0.what'
  | 'described.operation'
  | 'dropped'
  | 'entry'
  | 'entry.earlyBy'
  | 'entry.expected'
  | 'entry.field'
  | 'entry.got'
  | 'entry.instead'
  | 'entry.method'
  | 'entry.path'
  | 'exchanges.length'
  | 'field'
  | 'firstStatus'
  | 'found'
  | 'guessedFrom'
  | 'headers.location'
  | 'headers.www-authenticate'
  | 'id'
  | 'instead'
  | 'key'
  | 'known'
  | 'label'
  | 'length'
  | 'limit'
  | 'location'
  | 'login.what'
  | 'mediaType'
  | 'method'
  | 'methods'
  | 'minutes'
  | 'mistake'
  | 'name'
  | 'on'
  | 'origin'
  | 'pathId'
  | 'place'
  | 'plan'
  | 'prefix'
  | 'repeats'
  | 'requests'
  | 'resourceId'
  | 'run.command'
  | 'secrets'
  | 'sent'
  | 'sentence'
  | 'setting'
  | 'shown'
  | 'slug'
  | 'status'
  | 'times'
  | 'type'
  | 'unit'
  | 'url'
  | 'value'
  | 'wanted'
  | 'what'
  | 'why';
