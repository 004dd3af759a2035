// @ts-check

/**
 * Forbids imports whose path fits a pattern. oxlint's own rule of this kind has no patterns that look ahead.
 * @type {import('./plugin.mjs').Rule} its options: `{ regex, message }` for each pattern
 */
export const imports = {
  meta: { type: 'problem', schema: false },
  create(context) {
    const patterns = /** @type {{ regex: string, message: string }[]} */ (context.options).map(({ regex, message }) => ({
      regex: new RegExp(regex),
      message,
    }));
    /** @param {any} source the string of an import */
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      for (const { regex, message } of patterns) if (regex.test(source.value)) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};
