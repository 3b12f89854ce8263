// Written by `npm run generate`; edit its source instead.

/** What a sentence of a row names in braces; undefined if it is not known. */
export type FactValue = string | number | boolean | readonly (string | number)[] | undefined;

export interface ProblemFacts {
  'manifest/is-a-json-object': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'field': FactValue; 'type'?: FactValue; 'on'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'field': FactValue; 'type'?: FactValue; 'on'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'auth/accepts-the-manifest-credentials': {
    'turned-away': { 'status': FactValue; 'on': FactValue; 'what'?: FactValue };
  };
  'auth/refuses-missing-credentials': {
    'status': { 'status': FactValue; 'wanted': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'status'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'const': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'status'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-wrong-password': {
    'status': { 'status': FactValue; 'wanted': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'status'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'const': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'status'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-wrong-user': {
    'status': { 'status': FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'const': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-nearly-right-password': {
    'status': { 'status': FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'const': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'status'?: FactValue; 'credentials'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-another-scheme': {
    'status': { 'status': FactValue; 'wanted': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'status'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'const': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'status'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'auth/refuses-a-malformed-header': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'auth/refused-calls-change-nothing': {
    'closed': { 'why'?: FactValue; 'what'?: FactValue };
    'not-deleted': { 'status': FactValue };
    'answers-as-missing': {  };
    'plan-changed': { 'plan': FactValue };
  };
  'auth/treats-everyone-alike': {
    'accepted-later': { 'what'?: FactValue; 'on': FactValue };
  };
  'auth/comes-first': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'auth/refuses-alike': {
    'unlike': { 'unlike': FactValue; 'answer.status': FactValue; 'on': FactValue; 'what': FactValue };
  };
  'auth/challenges-with-basic': {
    'with-a-challenge': { 'headers.www-authenticate': FactValue };
    'without-a-challenge': {  };
  };
  'auth/answers-keep-secrets': {
    'shown': { 'status': FactValue; 'method': FactValue; 'name': FactValue; 'place': FactValue };
  };
  'provision/succeeds': {
    'status': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status': FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'const': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'earlyCall'?: FactValue; 'noRoute'?: FactValue; 'status'?: FactValue; 'adds'?: FactValue; 'unknown'?: FactValue; 'fields'?: FactValue; 'sent'?: FactValue; 'isAboutThePlan'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/answers-json': {
    'status': { 'type'?: FactValue; 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'type'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'type'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/labels-json': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'status': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'type': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'const': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'elsewhere'?: FactValue; 'type'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/id-is-addressable': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'provision/ids-are-distinct': {
    'given-before': { 'id': FactValue; 'both'?: FactValue };
    'of-a-deleted-one': { 'id': FactValue; 'both'?: FactValue };
    'of-a-live-one': { 'id': FactValue; 'both'?: FactValue };
    'of-a-missing-value': { 'id': FactValue; 'word': FactValue };
  };
  'provision/config-is-a-string-map': {
    'status': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'type': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'const': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'enum': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'minLength': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'maxItems': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'format': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'additionalProperties': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'contains': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'pattern': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'fits': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-in-quotes': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue };
    'placeholder': { 'field'?: FactValue; 'type'?: FactValue; 'configVars'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
  };
  'provision/config-covers-config-vars': {
    'missing': { 'name': FactValue };
    'missing-later': { 'name': FactValue };
  };
  'provision/config-keys-are-declared': {
    'undeclared': { 'names': FactValue };
    'undeclared-later': { 'names': FactValue };
  };
  'provision/message-is-a-string': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'provision/accepts-any-valid-body': {
    'refused': { 'isAcceptedAgain'?: FactValue; 'status': FactValue; 'what'?: FactValue };
    'extra-refused': { 'isAcceptedAgain'?: FactValue; 'status': FactValue; 'what'?: FactValue };
  };
  'provision/accepts-a-second-install': {
    'refused': { 'called': FactValue; 'status': FactValue };
  };
  'provision/does-not-call-back-early': {
    'early-by': { 'entry.method': FactValue; 'entry.earlyBy': FactValue };
    'early': { 'entry.method': FactValue };
  };
  'provision/callbacks-use-the-manifest-credentials': {
    'no-credentials': { 'entry.method': FactValue };
    'other-credentials': { 'entry.method': FactValue; 'entry.instead'?: FactValue; 'entry.wrong'?: FactValue };
  };
  'provision/callbacks-stay-under-v2': {
    'outside': { 'api_url': FactValue; 'entry.method': FactValue; 'entry.path': FactValue };
  };
  'provision/callbacks-name-the-add-on': {
    'own-id': { 'address': FactValue; 'method': FactValue; 'path': FactValue };
  };
  'provision/updates-have-only-config': {
    'no-json': {  };
    'no-object': {  };
    'empty': {  };
    'other-fields': { 'keys': FactValue };
    'no-string-map': {  };
    'unfit': { 'places': FactValue };
    'undeclared': { 'names': FactValue };
  };
  'provision/config-arrives': {
    'none-came': { 'waited': FactValue; 'plan'?: FactValue; 'elsewhere'?: FactValue };
  };
  'provision/updates-end-with-the-add-on': {
    'late': { 'seconds': FactValue };
  };
  'provision/tolerates-unknown-fields': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'provision/content-type-charset': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'deprovision/answers-200': {
    'status': { 'status': FactValue; 'wanted': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'status'?: FactValue; 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'const': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'enum': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'minLength': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'maxItems': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'format': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'additionalProperties': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'contains': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'pattern': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'fits': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue };
    'not-in-quotes': { 'status'?: FactValue; 'wanted': FactValue; 'found': FactValue; 'name': FactValue; 'field'?: FactValue };
    'placeholder': { 'status'?: FactValue; 'wanted': FactValue; 'length': FactValue; 'name': FactValue; 'limit'?: FactValue };
    'no-route': { 'status': FactValue; 'wanted'?: FactValue };
  };
  'deprovision/uses-the-partner-id': {
    'only-by-addon-id': {  };
  };
  'deprovision/needs-no-body': {
    'needs-a-body': { 'status': FactValue; 'accepted': FactValue };
    'too-early': { 'status': FactValue; 'accepted': FactValue; 'other'?: FactValue };
  };
  'deprovision/deletes-only-the-named-one': {
    'closed': { 'why'?: FactValue; 'what'?: FactValue };
    'not-deleted': { 'status': FactValue };
    'answers-as-missing': {  };
  };
  'deprovision/ends-access': {
    'open': { 'why'?: FactValue };
    'came-back': { 'what'?: FactValue };
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
  'deprovision/blank-around-the-id': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'update/put-is-accepted': {
    'answers': { 'called': FactValue; 'status': FactValue };
  };
  'sso/accepts-a-valid-call': {
    'known-mistake': { 'cause': FactValue; 'advice': FactValue; 'mistake'?: FactValue };
    'refused': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue };
    'crashed': { 'status': FactValue; 'alike'?: FactValue };
    'crashed-on-a-field': { 'status': FactValue; 'field': FactValue; 'sent': FactValue };
    'signature-recognised': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue };
    'known-by-addon-id': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue };
    'field-refused': { 'field': FactValue; 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue; 'sent': FactValue };
    'too-early': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue };
    'form-read': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue; 'tried': FactValue };
    'other-media-type': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue };
    'form-maybe-unread': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue; 'tried': FactValue };
    'no-route': { 'why'?: FactValue; 'status'?: FactValue; 'sameAs'?: FactValue };
    'no-panel': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue };
    'recipe-refused': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue };
    'other-host': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'host': FactValue; 'hostname': FactValue };
    'no-redirect': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue };
    'panel-fails': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'path': FactValue; 'last': FactValue };
    'posted-again': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'by': FactValue; 'path': FactValue };
    'page-missing': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'path': FactValue };
    'page-outside-the-folder': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'path': FactValue; 'folder': FactValue };
    'empty-cookie': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue };
    'no-cookie': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue };
    'cookie-expires-at-once': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'maxAge': FactValue };
    'cookie-of-1970': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'seconds': FactValue };
    'cookie-of-the-past': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'expires': FactValue };
    'cookie-for-another-path': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'cookiePath': FactValue; 'path': FactValue };
    'cookie-without-a-path': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'setAt': FactValue; 'folder': FactValue; 'path': FactValue };
    'cookie-for-a-domain': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'domain': FactValue };
    'cookie-of-another-host': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue; 'from': FactValue; 'host': FactValue };
    'session-not-found': { 'recipe'?: FactValue; 'why'?: FactValue; 'status'?: FactValue };
  };
  'sso/sets-a-session-cookie': {
    'no-cookie': {  };
    'empty-cookie': { 'cookie': FactValue };
  };
  'sso/redirects': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'sso/redirects-to-the-resource': {
    'names-another': {  };
    'leads-nowhere': { 'part': FactValue };
  };
  'sso/panel-needs-the-session': {
    'opens-without-cookies': {  };
    'opens-with-made-up-cookies': {  };
  };
  'sso/refuses-a-wrong-signature': {
    'none-checked': { 'olderToken'?: FactValue };
    'opened': { 'olderToken'?: FactValue; 'what'?: FactValue; 'why'?: FactValue; 'variant'?: FactValue };
    'accepted': { 'olderToken'?: FactValue; 'what'?: FactValue; 'why'?: FactValue; 'variant'?: FactValue };
  };
  'sso/signature-covers-id': {
    'opened': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
    'accepted': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
  };
  'sso/signature-covers-user-id': {
    'opened': { 'only'?: FactValue; 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
    'accepted': { 'only'?: FactValue; 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
  };
  'sso/signature-covers-email': {
    'opened': { 'only'?: FactValue; 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
    'accepted': { 'only'?: FactValue; 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
  };
  'sso/signature-covers-nav-data': {
    'opened': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
    'accepted': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
  };
  'sso/signature-covers-timestamp': {
    'opened': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
    'accepted': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
  };
  'sso/decodes-form-fields': {
    'closed': { 'advice'?: FactValue; 'mistake'?: FactValue; 'what'?: FactValue; 'why'?: FactValue; 'cause'?: FactValue; 'variant'?: FactValue };
    'refused': { 'advice'?: FactValue; 'mistake'?: FactValue; 'what'?: FactValue; 'why'?: FactValue; 'cause'?: FactValue; 'variant'?: FactValue };
    'closed-to-a-rare-user': { 'advice'?: FactValue; 'mistake'?: FactValue; 'what'?: FactValue; 'why'?: FactValue; 'cause'?: FactValue; 'variant'?: FactValue };
    'refused-for-a-rare-user': { 'advice'?: FactValue; 'mistake'?: FactValue; 'what'?: FactValue; 'why'?: FactValue; 'cause'?: FactValue; 'variant'?: FactValue };
  };
  'sso/accepts-any-signed-user': {
    'closed': { 'variant'?: FactValue; 'what'?: FactValue; 'why'?: FactValue };
    'refused': { 'variant'?: FactValue; 'what'?: FactValue; 'why'?: FactValue };
  };
  'sso/accepts-a-recent-timestamp': {
    'closed': { 'variant'?: FactValue; 'age'?: FactValue; 'why'?: FactValue };
    'refused': { 'variant'?: FactValue; 'age'?: FactValue; 'why'?: FactValue };
  };
  'sso/refuses-a-stale-timestamp': {
    'opened': { 'age'?: FactValue; 'why'?: FactValue; 'variant'?: FactValue };
    'accepted': { 'age'?: FactValue; 'why'?: FactValue; 'variant'?: FactValue };
    'too-long': { 'age'?: FactValue; 'why'?: FactValue; 'variant'?: FactValue };
    'accepted-too-long': { 'age'?: FactValue; 'why'?: FactValue; 'variant'?: FactValue };
    'only-older': { 'age'?: FactValue; 'younger': FactValue; 'why'?: FactValue; 'variant'?: FactValue };
    'accepted-only-older': { 'age'?: FactValue; 'younger': FactValue; 'why'?: FactValue; 'variant'?: FactValue };
  };
  'sso/refuses-an-unknown-resource': {
    'opened': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
    'accepted': { 'called': FactValue; 'danger'?: FactValue; 'why'?: FactValue };
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
    'opens-for-another': { 'what'?: FactValue };
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
  'sso/cookie-flags': {
    'protected': { 'cookie': FactValue; 'lacks'?: FactValue };
    'unprotected': { 'cookie': FactValue; 'lacks'?: FactValue };
  };
  'sso/opens-in-a-browser': {
    'form-refused': { 'why': FactValue };
    'elsewhere': { 'why'?: FactValue };
    'gone-after-a-reload': {  };
  };
  'bearer/opens-the-bridge': {
    'refused': { 'status': FactValue };
    'failed': { 'status': FactValue };
  };
  'bearer/serves-every-path': {
    'refused': { 'called': FactValue; 'status': FactValue };
  };
  'bearer/token-identifier-has-its-prefix': {
    'no-prefix': { 'value'?: FactValue };
  };
  'bearer/refuses-a-bad-token': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'bearer/refuses-an-expired-token': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'bearer/refuses-a-revoked-token': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'bearer/acts-for-its-user': {
    'of-another': {  };
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
  'oauth/acts-for-its-user': {
    'of-another': {  };
  };
  'oauth/issues-a-request-token': {
    'no-tokens': { 'token': FactValue; 'secret': FactValue; 'answers': FactValue; 'statuses'?: FactValue };
  };
  'oauth/issues-a-request-token-with-plaintext': {
    'refused': { 'token': FactValue; 'secret': FactValue; 'method': FactValue; 'status': FactValue };
    'incomplete': { 'token': FactValue; 'secret': FactValue; 'method': FactValue; 'status': FactValue; 'missing': FactValue; 'lacks'?: FactValue };
  };
  'oauth/issues-a-request-token-with-hmac-sha1': {
    'refused': { 'token': FactValue; 'secret': FactValue; 'method': FactValue; 'status': FactValue };
    'incomplete': { 'token': FactValue; 'secret': FactValue; 'method': FactValue; 'status': FactValue; 'missing': FactValue; 'lacks'?: FactValue };
  };
  'oauth/issues-a-request-token-with-hmac-sha512': {
    'refused': { 'token': FactValue; 'secret': FactValue; 'method': FactValue; 'status': FactValue };
    'incomplete': { 'token': FactValue; 'secret': FactValue; 'method': FactValue; 'status': FactValue; 'missing': FactValue; 'lacks'?: FactValue };
  };
  'oauth/request-tokens-are-fresh': {
    'issued-before': { 'token': FactValue };
  };
  'oauth/refuses-a-bad-signature': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/refuses-a-wrong-consumer': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/refuses-a-missing-header': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/authorize-redirects-with-verifier': {
    'verifier-for-an-unknown-token': {  };
    'no-redirect': { 'verifier': FactValue; 'token': FactValue; 'status'?: FactValue };
    'incomplete': { 'verifier': FactValue; 'token': FactValue; 'missing': FactValue; 'what'?: FactValue; 'lacks'?: FactValue };
    'not-encoded': {  };
  };
  'oauth/returns-the-same-token': {
    'other-token': { 'token': FactValue; 'path': FactValue };
  };
  'oauth/authorize-returns-to-the-application': {
    'elsewhere': {  };
  };
  'oauth/exchanges-the-verifier': {
    'refused': { 'token': FactValue; 'secret': FactValue; 'status': FactValue; 'what'?: FactValue };
    'incomplete': { 'token': FactValue; 'secret': FactValue; 'status': FactValue; 'missing': FactValue; 'lacks'?: FactValue };
    'pair-refused': { 'status': FactValue };
  };
  'oauth/refuses-a-wrong-verifier': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/refuses-a-missing-verifier': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/refuses-an-unauthorised-token': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/refuses-a-request-token-on-the-api': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/signs-api-calls-with-plaintext': {
    'refused': { 'status': FactValue; 'method': FactValue };
    'failed': { 'status': FactValue; 'method': FactValue };
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/signs-api-calls-with-hmac-sha1': {
    'refused': { 'status': FactValue; 'method': FactValue };
    'failed': { 'status': FactValue; 'method': FactValue };
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/signs-api-calls-with-hmac-sha512': {
    'refused': { 'status': FactValue; 'method': FactValue };
    'failed': { 'status': FactValue; 'method': FactValue };
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
  };
  'oauth/reads-any-header-form': {
    'refused': { 'status': FactValue; 'what': FactValue; 'variant'?: FactValue };
    'commas-refused': { 'status': FactValue; 'what': FactValue; 'variant'?: FactValue };
  };
  'oauth/verifies-any-query': {
    'refused': { 'status': FactValue; 'what': FactValue; 'method': FactValue; 'query'?: FactValue };
    'taken-for-forged': { 'control': FactValue; 'status': FactValue; 'what': FactValue; 'method': FactValue; 'query'?: FactValue };
  };
  'oauth/keeps-consumers-apart': {
    'accepted': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
    'refused-with-a-token': { 'status': FactValue; 'what': FactValue; 'purpose'?: FactValue; 'on'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'self/keeps-users-apart': {
    'of-another': {  };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'zones/name-par-and-mtl': {
    'not-named': { 'zone': FactValue };
    'other-spelling': { 'zone': FactValue; 'name': FactValue };
  };
  'applications/is-a-list': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'applications/keeps-organisations-apart': {
    'listed': { 'length': FactValue; 'with'?: FactValue };
    'accepted': { 'status': FactValue };
  };
  'applications/ids-are-distinct-strings': {
    'no-string': { 'found': FactValue; 'entry': FactValue; 'entries': FactValue; 'type'?: FactValue };
    'repeated': { 'id': FactValue; 'entry': FactValue; 'entries': FactValue; 'first': FactValue };
  };
  'invoice/is-a-pdf': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'reencoded': {  };
    'no-pdf': { 'type'?: FactValue };
  };
  'invoice/keeps-organisations-apart': {
    'served': { 'status': FactValue; 'with'?: FactValue };
    'same-invoice': { 'status': FactValue };
  };
  'invoice/is-a-whole-pdf': {
    'no-end-mark': { 'bytes': FactValue };
  };
  'invoice/is-labelled': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'resources/refuse-alike': {
    'unlike': { 'unlike': FactValue; 'answer.status': FactValue; 'on': FactValue; 'what': FactValue };
  };
  'resources/are-kept-private': {
    'shared': { 'headers.cache-control': FactValue };
  };
  'git/remote-has-its-shape': {
    'other-shape': { 'value': FactValue };
    'other-scheme': { 'scheme': FactValue };
    'no-user': {  };
    'password': {  };
    'other-user': { 'user': FactValue };
    'no-host': {  };
    'other-path': { 'path': FactValue };
  };
  'vendor/needs-basic-authentication': {
    'right-credentials-refused': { 'status': FactValue; 'on': FactValue };
    'accepted': { 'status': FactValue; 'on': FactValue; 'what': FactValue };
    'other-refusal': { 'status': FactValue; 'on': FactValue; 'what': FactValue };
  };
  'vendor/is-served-over-https': {
    'plain': { 'name': FactValue; 'origin': FactValue };
    'plain-on-loopback': { 'name': FactValue; 'origin': FactValue };
  };
  'vendor/callback-urls-use-https': {
    'plain': { 'name': FactValue; 'origin': FactValue; 'label'?: FactValue };
    'plain-on-loopback': { 'name': FactValue; 'origin': FactValue; 'label'?: FactValue };
  };
  'vendor/list-is-complete': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'vendor/list-names-the-provider': {
    'other-provider': { 'wanted': FactValue; 'found': FactValue };
  };
  'vendor/list-shows-the-plan': {
    'other-plan': { 'wanted': FactValue; 'found': FactValue };
  };
  'vendor/list-leads-to-details': {
    'not-served': { 'addonId': FactValue; 'status': FactValue };
    'no-detail': { 'addonId': FactValue; 'body': FactValue };
    'of-another': { 'addonId': FactValue; 'id': FactValue };
    'relative': { 'url': FactValue };
  };
  'vendor/detail-is-complete': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
  'vendor/detail-names-its-own-url': {
    'relative': { 'url': FactValue };
    'other-path': { 'path': FactValue; 'url': FactValue };
    'other-origin': { 'wanted': FactValue; 'origin': FactValue };
  };
  'vendor/detail-shows-the-config': {
    'not-shown': { 'name': FactValue; 'shown': FactValue; 'how'?: FactValue };
  };
  'vendor/owner-email-is-among-emails': {
    'not-among-them': {  };
    'other-addresses': {  };
  };
  'vendor/list-and-detail-agree': {
    'other-id': { 'wanted': FactValue; 'id': FactValue };
    'other-owner': { 'listed': FactValue; 'detailed': FactValue };
    'not-the-configured-owner': { 'part': FactValue; 'owner': FactValue };
  };
  'vendor/owner-id-is-stable': {
    'changed': { 'before': FactValue; 'owner': FactValue };
  };
  'vendor/keeps-providers-apart': {
    'in-both-lists': { 'shared': FactValue };
    'served': { 'status': FactValue; 'what': FactValue; 'variant'?: FactValue };
  };
  'vendor/update-answers-200': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'not-shown': { 'name': FactValue; 'shown': FactValue; 'how'?: FactValue };
  };
  'vendor/update-changes-only-its-add-on': {
    'gone-after-the-update': { 'status': FactValue };
    'not-shown': { 'name': FactValue; 'shown': FactValue; 'how'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'sent-again-as-another': { 'called': FactValue; 'addonIds': FactValue; 'repeats': FactValue; 'status': FactValue };
    'sent-again-after-an-error': { 'called': FactValue; 'repeats': FactValue; 'status': FactValue };
  };
  'calls/provision-region-is-eu': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'internal': { 'origin': FactValue };
  };
  'calls/callback-url-uses-https': {
    'plain': { 'name': FactValue; 'origin': FactValue };
    'plain-on-loopback': { 'name': FactValue; 'origin': FactValue };
  };
  'calls/ids-agree': {
    'not-as-configured': { 'setting': FactValue; 'field': FactValue; 'how'?: FactValue };
    'differs': { 'name': FactValue; 'known': FactValue; 'place': FactValue; 'sent': FactValue };
    'in-neither': { 'id': FactValue };
  };
  'calls/detail-waits-for-the-answer': {
    'early': { 'status': FactValue; 'what': FactValue; 'variant'?: FactValue };
    'no-detail': { 'status': FactValue };
  };
  'calls/accepts-any-legal-answer': {
    'undeclared': { 'name': FactValue };
    'not-listed': { 'what': FactValue; 'freedoms'?: FactValue };
  };
  'calls/refuses-a-broken-answer': {
    'added': { 'what': FactValue; 'variant'?: FactValue };
  };
  'calls/deprovision-is-sent-once': {
    'sent-again': { 'called': FactValue; 'repeats': FactValue };
    'sent-again-as-another': { 'called': FactValue; 'addonIds': FactValue; 'repeats': FactValue; 'status': FactValue };
    'sent-again-after-an-error': { 'called': FactValue; 'repeats': FactValue; 'status': FactValue };
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
    'not-encoded': { 'resourceId': FactValue; 'pathId': FactValue };
    'other-id': { 'resourceId': FactValue; 'pathId': FactValue; 'how'?: FactValue };
    'not-sent': { 'resourceId': FactValue };
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
    'not-as-configured': { 'setting': FactValue; 'field': FactValue; 'how'?: FactValue };
    'missing': { 'name': FactValue };
    'repeated': { 'name': FactValue; 'times': FactValue };
  };
  'calls/sso-nav-data-is-empty': {
    'status': { 'wanted': FactValue; 'status': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'content-type': { 'wanted': FactValue; 'label'?: FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'body': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'not-utf-8': { 'wanted': FactValue; 'found': FactValue; 'on'?: FactValue; 'what'?: FactValue };
    'required': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'type': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
    'not': { 'wanted': FactValue; 'found': FactValue; 'entry'?: FactValue; 'on'?: FactValue; 'what'?: FactValue; 'field'?: FactValue; 'type'?: FactValue };
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
    'kept': { 'seconds': FactValue };
    'too-old': { 'minutes': FactValue };
    'of-another-zone': { 'minutes': FactValue };
    'ahead': { 'minutes': FactValue };
  };
  'health/every-path-answers-200': {
    'other-status': { 'path': FactValue; 'variable'?: FactValue; 'status': FactValue };
    'no-answer': { 'path': FactValue; 'variable'?: FactValue; 'error': FactValue };
    'other-status-in-doubt': { 'path': FactValue; 'variable'?: FactValue; 'status': FactValue; 'doubt': FactValue };
    'no-answer-in-doubt': { 'path': FactValue; 'variable'?: FactValue; 'error': FactValue; 'doubt': FactValue };
  };
  'health/asks-every-configured-path': {
    'no-request': { 'missing': FactValue; 'areSeveral'?: FactValue };
    'other-paths': { 'missing': FactValue; 'areSeveral'?: FactValue; 'requested': FactValue };
    'none-after-a-failure': { 'missing': FactValue; 'areSeveral'?: FactValue; 'path': FactValue; 'status': FactValue };
  };
  'health/uses-get': {
    'other-method': { 'methods': FactValue; 'path': FactValue };
  };
  'health/asks-root-by-default': {
    'no-request': { 'missing': FactValue; 'areSeveral'?: FactValue };
    'other-paths': { 'missing': FactValue; 'areSeveral'?: FactValue; 'requested': FactValue };
    'none-after-a-failure': { 'missing': FactValue; 'areSeveral'?: FactValue; 'path': FactValue; 'status': FactValue };
  };
  'health/asks-both-kinds': {
    'no-request': { 'missing': FactValue; 'areSeveral'?: FactValue };
    'other-paths': { 'missing': FactValue; 'areSeveral'?: FactValue; 'requested': FactValue };
    'none-after-a-failure': { 'missing': FactValue; 'areSeveral'?: FactValue; 'path': FactValue; 'status': FactValue };
  };
  'health/asks-two-digit-numbers': {
    'no-request': { 'missing': FactValue; 'areSeveral'?: FactValue };
    'other-paths': { 'missing': FactValue; 'areSeveral'?: FactValue; 'requested': FactValue };
    'none-after-a-failure': { 'missing': FactValue; 'areSeveral'?: FactValue; 'path': FactValue; 'status': FactValue };
  };
  'health/asks-past-a-missing-number': {
    'no-request': { 'missing': FactValue; 'areSeveral'?: FactValue };
    'other-paths': { 'missing': FactValue; 'areSeveral'?: FactValue; 'requested': FactValue };
    'none-after-a-failure': { 'missing': FactValue; 'areSeveral'?: FactValue; 'path': FactValue; 'status': FactValue };
  };
  'health/asks-nothing-else': {
    'other-path': { 'paths': FactValue; 'others': FactValue };
    'unnamed-path': { 'path': FactValue };
  };
  'health/keeps-the-query': {
    'no-request': { 'missing': FactValue; 'areSeveral'?: FactValue };
    'other-paths': { 'missing': FactValue; 'areSeveral'?: FactValue; 'requested': FactValue };
    'none-after-a-failure': { 'missing': FactValue; 'areSeveral'?: FactValue; 'path': FactValue; 'status': FactValue };
  };
  'health/any-other-status-fails-the-deployment': {
    'only-path-failed': { 'isReported'?: FactValue; 'answers': FactValue; 'statuses'?: FactValue };
    'one-of-several-failed': { 'isReported'?: FactValue; 'answers': FactValue; 'statuses'?: FactValue };
  };
  'health/heeds-every-answer': {
    'asked-again': { 'path': FactValue; 'status': FactValue };
  };
  'health/succeeds-when-all-answer-200': {
    'fails': {  };
    'fails-for-another': { 'others': FactValue };
    'has-the-heading': {  };
  };
  'health/logs-each-response': {
    'no-line': { 'line': FactValue };
    'other-status': { 'line': FactValue; 'logged': FactValue };
  };
  'health/logs-the-failure': {
    'no-heading': {  };
    'other-heading': { 'line': FactValue };
    'healthy-listed': { 'path': FactValue };
    'nothing-listed': {  };
    'no-line': { 'lines': FactValue };
    'other-line': { 'lines': FactValue; 'line': FactValue };
  };
  'health/logs-every-failure': {
    'no-line': { 'line': FactValue; 'path'?: FactValue };
    'not-listed': { 'line': FactValue; 'path'?: FactValue };
    'other-status': { 'line': FactValue; 'status': FactValue; 'path'?: FactValue };
  };
  'health/logs-a-hint': {
    'nothing': {  };
    'only-reports': { 'line': FactValue };
  };
  'app/health-variables-are-numbered-from-0': {
    'starts-above-0': {  };
    'number-left-out': { 'number': FactValue; 'before': FactValue };
    'own-name': {  };
    'unknown-name': {  };
  };
  'app/remote-has-its-shape': {
    'other-shape': { 'url': FactValue };
  };
  'app/package-json-is-valid': {
    'no-file': {  };
    'no-json': { 'found': FactValue };
    'no-object': { 'found': FactValue; 'type'?: FactValue };
  };
  'app/has-a-start': {
    'no-start': { 'start': FactValue; 'main': FactValue; 'types'?: FactValue };
    'left-out': { 'program': FactValue };
    'may-be-left-out': { 'program': FactValue };
  };
  'app/ignores-node-modules': {
    'no-file': {  };
    'no-pattern': {  };
    'included-again': {  };
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
  'app/yarn-is-current': {
    'old': { 'version': FactValue };
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
  'app/package-manager-is-well-formed': {
    'malformed': { 'found': FactValue };
  };
  'app/deno-comes-with-mise': {
    'no-file': {  };
    'no-entry': { 'found': FactValue };
  };
  'app/commits-no-node-modules': {
    'tracked': {  };
    'several-tracked': { 'count': FactValue };
  };
  'app/listens-on-8080': {
    'other-port': { 'port': FactValue; 'ports': FactValue };
    'reads-port': { 'port': FactValue; 'ports': FactValue };
    'ended': { 'port': FactValue; 'ended': FactValue; 'printed'?: FactValue; 'advice'?: FactValue };
  };
  'app/listens-on-all-interfaces': {
    'refused': { 'application.address': FactValue; 'application.port': FactValue };
  };
  'app/speaks-plain-http': {
    'speaks-tls': {  };
    'no-http': { 'why': FactValue };
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
  'play1/version-is-supported': {
    'unknown': { 'versions': FactValue; 'value': FactValue };
  };
  'play1/version-is-unambiguous': {
    'two-versions': { 'value': FactValue; 'versions': FactValue };
    'not-listed': { 'value': FactValue };
  };
  'play1/forwards-are-supported': {
    'unset': { 'line': FactValue };
    'other-value': { 'line': FactValue; 'value': FactValue };
  };
  'play1/references-are-well-written': {
    'other-syntax': { 'reference': FactValue; 'found': FactValue };
  };
  'play1/references-are-fed': {
    'not-given': { 'name': FactValue; 'key': FactValue };
  };
  'play2/builds-with-sbt': {
    'no-definition': {  };
  };
  'play2/secret-key-fits-the-version': {
    'no-file': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue };
    'unset': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue };
    'key-of-another-line': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue; 'other': FactValue };
    'other-variable': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue; 'other': FactValue };
    'fixed-text': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue };
    'in-quotes': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue };
    'null-value': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue };
    'other-kind': { 'key': FactValue; 'reference': FactValue; 'optional': FactValue; 'line': FactValue; 'kind': FactValue };
  };
  'play2/secret-is-set': {
    'unset': {  };
    'unfit': {  };
  };
  'play2/java-fits': {
    'old': { 'version': FactValue };
    'old-for-the-compiler': { 'version': FactValue };
  };
  'play2/forwards-are-trusted': {
    'unset': { 'line': FactValue };
    'other-value': { 'line': FactValue; 'value': FactValue };
    'other-kind': { 'line': FactValue; 'kind': FactValue };
  };
  'play2/module-exists': {
    'unknown': { 'modules'?: FactValue; 'name': FactValue };
  };
  'play2/module-is-named': {
    'unset': { 'modules': FactValue };
  };
  'play2/config-resource-exists': {
    'no-such-file': { 'name': FactValue };
  };
  'play2/pool-fits': {
    'too-many': { 'allowed': FactValue; 'total': FactValue; 'instances': FactValue; 'size': FactValue; 'reason': FactValue };
  };
  'client/sends-tokens-to-the-bridge': {
    'bearer-at-main': {  };
    'token-at-main': { 'places': FactValue };
    'not-as-bearer': { 'places': FactValue };
    'also-elsewhere': { 'places': FactValue };
    'unknown-token': {  };
  };
  'client/signs-for-the-main-address': {
    'at-the-bridge': {  };
  };
  'client/header-is-well-formed': {
    'malformed': { 'wanted': FactValue; 'found': FactValue; 'name'?: FactValue; 'kind'?: FactValue };
    'plain-signature': { 'wanted': FactValue; 'found': FactValue; 'name'?: FactValue; 'kind'?: FactValue };
    'outside-the-header': { 'place': FactValue };
    'token-elsewhere': { 'places': FactValue };
    'secret-sent': { 'places': FactValue };
    'other-version': { 'version'?: FactValue };
  };
  'client/signature-verifies': {
    'known-mistake': { 'method': FactValue; 'mistake': FactValue; 'sentence': FactValue; 'advice': FactValue };
    'no-match': { 'method': FactValue };
    'unknown-method': { 'methods': FactValue; 'method': FactValue };
    'unreadable': { 'method': FactValue; 'says'?: FactValue };
    'unknown-credentials': { 'says'?: FactValue; 'token'?: FactValue };
  };
  'client/compares-the-returned-token': {
    'exchanged': { 'login.what': FactValue; 'login.scene'?: FactValue };
  };
  'client/exchanges-with-verifier': {
    'known-mistake': { 'method': FactValue; 'mistake': FactValue; 'sentence': FactValue; 'advice': FactValue };
    'no-match': { 'method': FactValue };
    'unknown-method': { 'methods': FactValue; 'method': FactValue };
    'unreadable': { 'method': FactValue; 'says'?: FactValue };
    'unknown-credentials': { 'says'?: FactValue; 'token'?: FactValue };
    'not-signed': {  };
    'no-token': {  };
    'other-token': {  };
    'other-method': { 'wanted': FactValue; 'method'?: FactValue };
    'no-verifier': {  };
    'other-verifier': {  };
    'too-early': {  };
    'secret-of-the-redirect': {  };
    'goes-on-without-verifier': {  };
    'goes-on-after-an-error': {  };
  };
  'client/nonces-and-timestamps-move': {
    'no-timestamp': {  };
    'in-milliseconds': {  };
    'no-number': {  };
    'too-old': {  };
    'too-new': {  };
    'no-nonce': {  };
    'nonce-again': {  };
    'nonce-at-another-time': {  };
  };
  'cli/curl-adds-authentication': {
    'no-credentials': {  };
    'other-credentials': {  };
  };
  'cli/curl-passes-arguments': {
    'header-differs': { 'curl.differences.0.what': FactValue; 'curl.arguments': FactValue; 'curl.differences.0.expected': FactValue; 'curl.differences.0.got': FactValue; 'curl.differences.0.header'?: FactValue };
    'part-differs': { 'curl.differences.0.what': FactValue; 'curl.arguments': FactValue; 'curl.differences.0.expected': FactValue; 'curl.differences.0.got': FactValue };
  };
  'cli/create-takes-its-inputs': {
    'refused': { 'command': FactValue; 'what'?: FactValue; 'line': FactValue; 'variant'?: FactValue };
  };
  'cli/env-set-takes-name-and-value': {
    'refused': { 'command': FactValue; 'what'?: FactValue; 'line': FactValue; 'variant'?: FactValue };
  };
  'cli/tokens-can-be-made-listed-revoked': {
    'refused': { 'command': FactValue; 'what'?: FactValue; 'line': FactValue; 'variant'?: FactValue };
    'no-list': {  };
  };
  'cli/token-identifiers-have-their-prefix': {
    'other-value': { 'entry.field': FactValue; 'run.command': FactValue };
  };
  'published/agrees-with-the-contract': {
    'not-openapi': { 'why': FactValue };
    'breaking': { 'operation': FactValue; 'wanted': FactValue; 'requirements'?: FactValue; 'found': FactValue; 'difference'?: FactValue; 'part'?: FactValue };
    'compatible': { 'operation': FactValue; 'wanted': FactValue; 'requirements'?: FactValue; 'found': FactValue; 'difference'?: FactValue; 'part'?: FactValue };
  };
  'published/answers-are-described': {
    'status': { 'operation': FactValue; 'wanted': FactValue; 'where': FactValue; 'status': FactValue };
    'refusal-status': { 'operation': FactValue; 'wanted': FactValue; 'where': FactValue; 'status': FactValue };
    'media-type': { 'operation': FactValue; 'wanted': FactValue; 'where': FactValue; 'found': FactValue; 'type'?: FactValue };
    'body': { 'operation': FactValue; 'wanted': FactValue; 'where': FactValue; 'at'?: FactValue; 'found': FactValue; 'field'?: FactValue; 'keyword'?: FactValue; 'type'?: FactValue };
  };
  'published/reads-never-break': {
    'differs': { 'described.operation': FactValue; 'entry.expected': FactValue; 'entry.got': FactValue; 'answer.status'?: FactValue };
  };
}

export type FactName =
  | 'accepted'
  | 'added'
  | 'addonId'
  | 'addonIds'
  | 'address'
  | 'adds'
  | 'advice'
  | 'age'
  | 'alike'
  | 'allowed'
  | 'answer.status'
  | 'answers'
  | 'api_url'
  | 'application.address'
  | 'application.error'
  | 'application.left'
  | 'application.limit'
  | 'application.location'
  | 'application.port'
  | 'application.signal'
  | 'areSeveral'
  | 'at'
  | 'before'
  | 'body'
  | 'both'
  | 'by'
  | 'bytes'
  | 'called'
  | 'cause'
  | 'command'
  | 'configVars'
  | 'control'
  | 'cookie'
  | 'cookiePath'
  | 'count'
  | 'credentials'
  | 'curl.arguments'
  | 'curl.differences.0.expected'
  | 'curl.differences.0.got'
  | 'curl.differences.0.header'
  | 'curl.differences.0.what'
  | 'danger'
  | 'described.operation'
  | 'detailed'
  | 'difference'
  | 'domain'
  | 'doubt'
  | 'dropped'
  | 'earlyCall'
  | 'elsewhere'
  | 'ended'
  | 'entries'
  | 'entry'
  | 'entry.earlyBy'
  | 'entry.expected'
  | 'entry.field'
  | 'entry.got'
  | 'entry.instead'
  | 'entry.method'
  | 'entry.path'
  | 'entry.wrong'
  | 'error'
  | 'exchanges.length'
  | 'expires'
  | 'field'
  | 'fields'
  | 'first'
  | 'firstStatus'
  | 'folder'
  | 'found'
  | 'freedoms'
  | 'from'
  | 'guessedFrom'
  | 'headers.cache-control'
  | 'headers.location'
  | 'headers.www-authenticate'
  | 'host'
  | 'hostname'
  | 'how'
  | 'id'
  | 'instances'
  | 'instead'
  | 'isAboutThePlan'
  | 'isAcceptedAgain'
  | 'isReported'
  | 'key'
  | 'keys'
  | 'keyword'
  | 'kind'
  | 'known'
  | 'label'
  | 'lacks'
  | 'last'
  | 'length'
  | 'limit'
  | 'line'
  | 'lines'
  | 'listed'
  | 'location'
  | 'logged'
  | 'login.scene'
  | 'login.what'
  | 'main'
  | 'maxAge'
  | 'mediaType'
  | 'method'
  | 'methods'
  | 'minutes'
  | 'missing'
  | 'mistake'
  | 'modules'
  | 'name'
  | 'names'
  | 'noRoute'
  | 'number'
  | 'olderToken'
  | 'on'
  | 'only'
  | 'operation'
  | 'optional'
  | 'origin'
  | 'other'
  | 'others'
  | 'owner'
  | 'part'
  | 'path'
  | 'pathId'
  | 'paths'
  | 'place'
  | 'places'
  | 'plan'
  | 'port'
  | 'ports'
  | 'prefix'
  | 'printed'
  | 'program'
  | 'purpose'
  | 'query'
  | 'reason'
  | 'recipe'
  | 'reference'
  | 'repeats'
  | 'requested'
  | 'requests'
  | 'requirements'
  | 'resourceId'
  | 'run.command'
  | 'sameAs'
  | 'says'
  | 'scheme'
  | 'seconds'
  | 'secret'
  | 'secrets'
  | 'sent'
  | 'sentence'
  | 'setAt'
  | 'setting'
  | 'shared'
  | 'shown'
  | 'size'
  | 'slug'
  | 'start'
  | 'status'
  | 'statuses'
  | 'times'
  | 'token'
  | 'total'
  | 'tried'
  | 'type'
  | 'types'
  | 'unit'
  | 'unknown'
  | 'unlike'
  | 'url'
  | 'user'
  | 'value'
  | 'variable'
  | 'variant'
  | 'verifier'
  | 'version'
  | 'versions'
  | 'waited'
  | 'wanted'
  | 'what'
  | 'where'
  | 'why'
  | 'with'
  | 'word'
  | 'younger'
  | 'zone';
