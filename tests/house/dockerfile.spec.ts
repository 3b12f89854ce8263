import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { validate } from 'dockerfile-utils';
import { root } from '../support/command.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

const instructions = dockerfile
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.replace(/ .*/, ''), rest: line.replace(/^\S+ /, '') }));

const restsOf = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);

test('the Dockerfile is valid, pins its images by digest, and ends as a user who is not root', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate(`${dockerfile}\nBUILD x\n`)).toHaveLength(1);
  for (const image of restsOf('FROM')) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}( AS \w+)?$/);
  const words = instructions.map(({ word }) => word);
  expect(words.lastIndexOf('USER')).toBeGreaterThan(words.lastIndexOf('RUN'));
  expect(restsOf('USER').at(-1)).toBe('node');
});

test('the image gets files that exist, and nothing from this machine', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const path of ['.git', 'node_modules', 'dist', '*.env', 'assay-report']) expect(ignored).toContain(path);
  const names = restsOf('COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1));
  for (const name of names.filter((path) => path !== '.')) expect(readdirSync(root)).toContain(name);
});
