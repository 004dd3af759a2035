// @ts-check
import path from 'node:path';
import ts from 'typescript';
import { ownFile, ownShared, root } from './own-packages.mjs';

/**
 * The declarations (`.d.ts`, without comments) of everything that our shared packages reach, by the name of the source file from the root of the
 * repository, without its extension. Types are inferred but not checked: `npm test` does that.
 * @returns {Map<string, string>}
 */
export function declarations() {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const roots = [...ownShared.map((name) => ownFile(name) ?? ''), path.join(root, 'types/assets.d.ts')];
  const program = ts.createProgram(roots, {
    ...options,
    types: [],
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  });
  /** @type {Map<string, string>} */
  const written = new Map();
  program.emit(undefined, (file, text) => written.set(moduleName(file), text), undefined, true);
  return written;
}

/** "/repository/packages/ui/src/icons.d.ts" → "packages/ui/src/icons". @param {string} file */
export const moduleName = (file) =>
  path
    .relative(root, file)
    .replaceAll(path.sep, '/')
    .replace(/\.d\.m?ts$|\.tsx?$|\.mjs$/, '');
