// @ts-check

/** No code of the domain reads the clock. @type {import('./plugin.mjs').Rule} */
export const noClock = {
  meta: { type: 'problem', schema: [], messages: { clock: 'The clock comes in as an argument.' } },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, messageId: 'clock' });
    },
  }),
};
