// @ts-check
// Addresses are declared in one place, and built from there.

/** @param {any} node */
const isPath = (node) => node?.type === 'Literal' && typeof node.value === 'string' && node.value.startsWith('/');

/** @type {import('./plugin.mjs').Rule} */
export const addresses = {
  meta: { type: 'problem', schema: [], messages: { path: 'Say linkTo(page): the addresses stand in packages/federation/apps.mjs.' } },
  create(context) {
    /** @param {any} node */
    const check = (node) => isPath(node) && context.report({ node, messageId: 'path' });
    return {
      JSXAttribute: (node) => void check(node.value),
      /** @param {any} node */
      CallExpression: (node) => node.callee.name === 'navigate' && node.arguments.forEach(check),
      /** @param {any} node */
      Property: (node) => void (node.key.name === 'from' && check(node.value)),
      TemplateLiteral: (node) => void (node.quasis[0]?.value.raw.startsWith('/') && context.report({ node, messageId: 'path' })),
    };
  },
};
