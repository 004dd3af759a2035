// @ts-check
// React calls the return value of an effect when the effect ends. TypeScript does not find every mistake there: in its declarations `scrollIntoView` returns
// nothing, but current browsers return a promise, which React then calls. So an effect may only return an inline function, a name, or nothing.

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** @param {any} callee */
const getName = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** Whether the syntax of an expression shows that it is a function or nothing. @param {any} node @returns {boolean} */
function isSafe(node) {
  if (!node) return true;
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return !node.async;
    case 'Identifier': // `undefined`, or a named value, which was returned deliberately
      return true;
    case 'UnaryExpression':
      return node.operator === 'void';
    case 'ConditionalExpression':
      return isSafe(node.consequent) && isSafe(node.alternate);
    default:
      return false;
  }
}

/** @type {import('./plugin.mjs').Rule} */
export const effectReturns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value: 'An effect returns a function or nothing. Write a block, or give the function a name before it is returned.',
      async: 'An effect returns a function or nothing, never a promise.',
    },
  },
  create(context) {
    /** The functions around the present node, innermost last; null for those that are not an effect. @type {unknown[]} */
    const functions = [];
    /** @param {any} node */
    const isEffect = (node) =>
      node.parent?.type === 'CallExpression' && node.parent.arguments[0] === node && effects.has(getName(node.parent.callee));
    /** @param {any} node */
    const enter = (node) => {
      functions.push(isEffect(node) ? node : null);
      if (!isEffect(node)) return;
      if (node.async) context.report({ node, messageId: 'async' });
      else if (node.body.type !== 'BlockStatement' && !isSafe(node.body)) context.report({ node: node.body, messageId: 'value' });
    };
    const leave = () => void functions.pop();
    return {
      'ArrowFunctionExpression': enter,
      'FunctionExpression': enter,
      'FunctionDeclaration': enter,
      'ArrowFunctionExpression:exit': leave,
      'FunctionExpression:exit': leave,
      'FunctionDeclaration:exit': leave,
      'ReturnStatement'(node) {
        if (functions.at(-1) && !isSafe(node.argument)) context.report({ node, messageId: 'value' });
      },
    };
  },
};
