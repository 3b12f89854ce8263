// Prints the section of CHANGELOG.md for a tag; refuses a tag that is not the version of the package, or that has no section.
import { readFileSync } from 'node:fs';

const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, ...sections] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const titled = sections.map((section) => [section.split('\n', 1)[0].trim(), section.slice(section.indexOf('\n')).trim()]);
const notes = titled.find(([title]) => title === version)?.[1];

if (tag !== `v${version}`) refuse(`package.json has version ${version}, got the tag "${tag}"; tag v${version}, or change the version`);
else if (!notes) refuse(`expected a section "## ${version}" in CHANGELOG.md, got ${titled.map(([title]) => `"${title}"`).join(', ')}`);
else process.stdout.write(`${notes}\n`);

function refuse(message) {
  process.stderr.write(`release-notes: ${message}\n`);
  process.exitCode = 1;
}
