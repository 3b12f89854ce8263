import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withCurrentNames } from '../../../cli/former-names.ts';

const formerly = { '--configuration .+': '--platform $', '--format json': '--json', '--env [^=]+': '--allow-env $', '--explain': '' };

const lines: [given: string[], now: string[], said: string[]][] = [
  [['r#1', '--configuration', 'p.yaml'], ['r#1', '--platform=p.yaml'], ['assay: --configuration is now --platform']],
  [['--configuration=p.yaml'], ['--platform=p.yaml'], ['assay: --configuration is now --platform']],
  [['--format', 'json', 'x'], ['--json', 'x'], ['assay: --format json is now --json']],
  [['--format=json'], ['--json'], ['assay: --format json is now --json']],
  [['--format', 'xml'], ['--format', 'xml'], []],
  [['--env', 'A', '--env', 'B'], ['--allow-env=A', '--allow-env=B'], ['assay: --env is now --allow-env']],
  [['--env', 'A=b', '--env', 'C'], ['--env', 'A=b', '--allow-env=C'], ['assay: --env is now --allow-env']],
  [['--explain', 'x'], ['x'], ['assay: --explain is not needed any more']],
  [['--', '--explain'], ['--', '--explain'], []],
  [['--env'], ['--env'], []],
];

for (const [given, now, said] of lines)
  it(`old names: ${given.join(' ')}`, () => {
    const heard: string[] = [];
    assert.deepEqual(
      withCurrentNames(given, formerly, (line) => heard.push(line)),
      now,
    );
    assert.deepEqual(heard, said);
  });
