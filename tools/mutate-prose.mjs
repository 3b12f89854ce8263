// An ignorer for Stryker: cases and goldens hold what matters in a message, so its wording may change unnoticed.
const isProse = (text) => /[a-z0-9][,;:)"']* [a-z0-9(]/i.test(text);
const isPlain = ({ type }) => type === 'Identifier' || type === 'MemberExpression';

/** The reason why Stryker leaves a node alone; undefined if it mutates it. */
function shouldIgnore({ node }) {
  if (node.type === 'StringLiteral' && isProse(node.value)) return 'the wording of a message';
  // Ignoring a node also ignores the expressions in it, so a template that computes something is mutated.
  if (node.type !== 'TemplateLiteral' || !node.expressions.every(isPlain)) return undefined;
  return isProse(node.quasis.map(({ value }) => value.raw).join('x')) ? 'the wording of a message' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'prose', value: { shouldIgnore } }];
