import { defineRule, problem } from '../../shared/rule.ts';

export default defineRule({
  requirement: 'play2/builds-with-sbt',
  reads: 'application',
  check({ names }) {
    const isDefinition = (name: string) => /\.(?:sbt|scala)$/.test(name) || name === 'build.properties';
    if (names('').some((name) => name.endsWith('.sbt')) || names('project').some(isDefinition)) return [];
    return [problem('no-definition', { file: 'build.sbt' })];
  },
});
