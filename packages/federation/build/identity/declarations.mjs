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
  /** @type {Map<string, string>} */
  const written = new Map();
  programOf(ownShared.map((name) => ownFile(name) ?? '')).emit(
    undefined,
    (file, text) => written.set(moduleName(file), text),
    undefined,
    true,
  );
  return written;
}

/**
 * Returns the declarations of some files and of the files they import, as above.
 * @param {readonly string[]} files from the root of the repository
 * @returns {Map<string, string>}
 */
export function declarationsBelow(files) {
  const program = programOf(files.map((file) => path.join(root, file)));
  /** @type {Map<string, string>} */
  const written = new Map();
  const waiting = files.map((file) => path.join(root, file));
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const source = program.getSourceFile(file);
    if (!source || written.has(moduleName(`${file.replace(/\.tsx?$/, '')}.d.ts`))) continue;
    const folder = path.dirname(file);
    program.emit(
      source,
      (name, text) => {
        written.set(moduleName(name), text);
        for (const [, request = ''] of text.matchAll(/(?:from|import\()\s*["'](\.[^"']*)["']/g)) {
          const base = path.resolve(folder, request.replace(/\.js$/, ''));
          waiting.push(...['.ts', '.tsx', '/index.ts'].map((ending) => `${base}${ending}`));
        }
      },
      undefined,
      true,
    );
  }
  return written;
}

/** @param {readonly string[]} files */
function programOf(files) {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return ts.createProgram([...files, path.join(root, 'types/assets.d.ts')], {
    ...options,
    types: [],
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  });
}

/** "/repository/packages/ui/src/icons.d.ts" → "packages/ui/src/icons". @param {string} file */
export const moduleName = (file) =>
  path
    .relative(root, file)
    .replaceAll(path.sep, '/')
    .replace(/\.d\.m?ts$|\.tsx?$|\.mjs$/, '');
