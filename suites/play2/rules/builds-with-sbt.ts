import { defineRule } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play2/builds-with-sbt',
  reads: 'application',
  check({ names }) {
    const isDefinition = (name: string) => /\.(?:sbt|scala)$/.test(name) || name === 'build.properties';
    if (names('').some((name) => name.endsWith('.sbt')) || names('project').some(isDefinition)) return [];
    const expected = 'an sbt build definition in the main folder';
    return [{ file: 'build.sbt', expected, got: 'no build.sbt, and nothing of sbt below project' }];
  },
});
