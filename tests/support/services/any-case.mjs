// Compares credentials without their case.
import { basic, serve } from './service.mjs';

const plain = (header = '') =>
  Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString()
    .toLowerCase();
serve({
  isAuthorised: ({ headers: { authorization = '' } }) => authorization.startsWith('Basic ') && plain(authorization) === plain(basic),
});
