// @ts-check
import path from 'node:path';

/*
 * The walls of docs/architecture.md that a single import can break. Circles, which take several imports, are found by import-circles.test.ts.
 */

/** @param {string} file relative to the repository, with slashes */
const getRoom = (file) => /^(?:packages\/[^/]+|shell|mf-[^/]+)(?=\/)/.exec(file)?.[0] ?? null;

/** A testkit next to the folders serves all of them. @param {string} target */
const isForTests = (target) => target.endsWith('.testkit');

/**
 * Returns the floor of a file in its room: a feature, a folder that features share, or the page above both, which puts features together: the files next to the
 * folders (`app.tsx`) and the folder `page`.
 * @param {string} file relative to the repository @returns {{ feature: string | null, floor: 'page' | 'feature' | 'shared' | null }}
 */
function findFloor(file) {
  const inside = /^(?:packages\/[^/]+|[^/]+)\/src\/(.*)$/.exec(file)?.[1];
  if (inside === undefined) return { feature: null, floor: null };
  const feature = /^features\/([^/]+)(?:\/|$)/.exec(inside)?.[1] ?? null;
  if (feature !== null) return { feature, floor: 'feature' };
  return { feature, floor: inside.includes('/') && !inside.startsWith('page/') ? 'shared' : 'page' };
}

/** @type {import('./plugin.mjs').Rule} */
export const walls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      room: 'A room is imported by its name, through its index; no path leads from one room into another.',
      feature:
        'A feature imports no other feature. What both need goes up into a shared room; what one shows of the other is put in by the page.',
      up: 'What features share does not know them.',
      above: 'A feature knows nothing of what puts it together. What it needs from there goes into a shared room.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const room = getRoom(file);
    if (room === null) return {};
    const here = findFloor(file);
    /** @param {any} source the string of an import */
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = path.posix.join(path.posix.dirname(file), source.value);
      if (!`${target}/`.startsWith(`${room}/`)) return context.report({ node: source, messageId: 'room' });
      const there = findFloor(target);
      if (here.feature !== null && there.floor === 'page' && !isForTests(target)) context.report({ node: source, messageId: 'above' });
      if (there.feature === null || there.feature === here.feature) return;
      if (here.feature !== null) context.report({ node: source, messageId: 'feature' });
      else if (here.floor === 'shared') context.report({ node: source, messageId: 'up' });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      /** @param {any} node `import('./x').Type` */
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};
