import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { validate } from 'dockerfile-utils';
import { root } from '../support/command.ts';

interface DockerRule {
  /** The rule of hadolint, where it has one. */
  id: string;
  /** The instruction that it looks at. */
  of: string;
  /** Only where the instruction has this. */
  when?: RegExp;
  has?: RegExp;
  lacks?: RegExp;
  /** An instruction that breaks it. */
  example: string;
}

const apt = /apt-get install/;
const rules: DockerRule[] = [
  { id: 'DL3000', of: 'WORKDIR', has: /^\//, example: 'WORKDIR work' },
  { id: 'DL3002', of: 'USER', lacks: /^(root|0)(:|$)/, example: 'USER root' },
  { id: 'DL3003', of: 'RUN', lacks: /(^|&&|;|\|\|)\s*cd\s/, example: 'RUN ls && cd /work' },
  { id: 'DL3004', of: 'RUN', lacks: /\bsudo\b/, example: 'RUN sudo ls' },
  { id: 'DL3005', of: 'RUN', lacks: /apt-get (dist-)?upgrade/, example: 'RUN apt-get upgrade' },
  { id: 'DL3006', of: 'FROM', has: /^[^\s:@]+:[\w.-]+/, example: 'FROM node' },
  { id: 'DL3007', of: 'FROM', lacks: /:latest\b/, example: 'FROM node:latest' },
  { id: 'DL3008', of: 'RUN', when: apt, has: /=\d/, example: 'RUN apt-get install chromium' },
  { id: 'DL3009', of: 'RUN', when: apt, has: /rm -rf \/var\/lib\/apt\/lists\/\*/, example: 'RUN apt-get install chromium' },
  { id: 'DL3014', of: 'RUN', when: apt, has: /apt-get install.*\s(-y|--yes)\s/, example: 'RUN apt-get install chromium' },
  { id: 'DL3015', of: 'RUN', when: apt, has: /--no-install-recommends/, example: 'RUN apt-get install chromium' },
  { id: 'DL3016', of: 'RUN', when: /npm install/, has: /npm install[^&]*(\.tgz|@\d)/, example: 'RUN npm install --global assay' },
  { id: 'DL3020', of: 'ADD', lacks: /./, example: 'ADD a /b' },
  { id: 'DL3021', of: 'COPY', when: /^(\S+\s+){2,}\S+$/, has: /\/$/, example: 'COPY a b c' },
  { id: 'DL3025', of: 'ENTRYPOINT', has: /^\[".*"\]$/, example: 'ENTRYPOINT assay' },
  { id: 'DL3025', of: 'CMD', has: /^\[".*"\]$/, example: 'CMD assay' },
  { id: 'DL3027', of: 'RUN', lacks: /\bapt (install|update)/, example: 'RUN apt install chromium' },
  { id: 'DL4000', of: 'MAINTAINER', lacks: /./, example: 'MAINTAINER jane' },
  { id: 'DL4006', of: 'RUN', lacks: /[^|]\|[^|]/, example: 'RUN ls | wc' },
  { id: 'digest', of: 'FROM', has: /@sha256:[0-9a-f]{64}( AS \w+)?$/, example: 'FROM node:22.20.0' },
  { id: 'secret', of: 'ENV', lacks: /token|secret|password|key/i, example: 'ENV API_TOKEN=x' },
  { id: 'secret', of: 'ARG', lacks: /token|secret|password|key/i, example: 'ARG PASSWORD' },
];

interface Instruction {
  word: string;
  rest: string;
  /** Rules that the comment above leaves out. */
  ignored: string[];
}

function instructionsOf(text: string): Instruction[] {
  let ignored: string[] = [];
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      if (line === '' || line.startsWith('#')) {
        ignored = /^# hadolint ignore=(\S+)$/.exec(line)?.[1]?.split(',') ?? ignored;
        return [];
      }
      const [word = '', ...rest] = line.split(' ');
      const instruction = { word, rest: rest.join(' '), ignored };
      ignored = [];
      return [instruction];
    });
}

const brokenBy = (text: string): string[] =>
  instructionsOf(text).flatMap(({ word, rest, ignored }) =>
    rules
      .filter(({ id, of, when }) => of === word && !ignored.includes(id) && (when?.test(rest) ?? true))
      .filter(({ has, lacks }) => !(has?.test(rest) ?? true) || lacks?.test(rest))
      .map(({ id }) => `${id}: ${word} ${rest}`),
  );

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

test('the Dockerfile is valid, keeps the rules, and ends as a user who is not root', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(brokenBy(dockerfile)).toEqual([]);
  const words = instructionsOf(dockerfile).map(({ word }) => word);
  expect(words.lastIndexOf('USER')).toBeGreaterThan(words.lastIndexOf('RUN'));
});

test('each rule refuses the instruction that breaks it', () => {
  for (const { id, example } of rules) expect(brokenBy(example), example).toContainEqual(`${id}: ${example}`);
  expect(validate(`${dockerfile}\nBUILD x\n`)).toHaveLength(1);
});

test('the image gets files that exist, and nothing from this machine', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const path of ['.git', 'node_modules', 'dist', '*.env', 'assay-report']) expect(ignored).toContain(path);
  const copied = instructionsOf(dockerfile).filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from'));
  const names = copied.flatMap(({ rest }) => rest.split(' ').slice(0, -1));
  for (const name of names.filter((path) => path !== '.')) expect(readdirSync(root)).toContain(name);
});
