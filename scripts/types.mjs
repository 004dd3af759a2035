// @ts-check
// Types, and promises that no one waits for: one reading of the whole repository for both, since finding the types is what costs.
import { ESLint } from 'eslint';
import path from 'node:path';
import ts from 'typescript';
import { parser, plugin } from 'typescript-eslint';
import { root } from './lib/paths.mjs';

const place = path.join(root, 'tsconfig.json');
const { config } = ts.readConfigFile(place, (file) => ts.sys.readFile(file));
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, place);
const host = ts.createIncrementalCompilerHost(options);
const builder = ts.createIncrementalProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors, host });
const wrong = [
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSemanticDiagnostics(),
];
// The results, for the next time.
builder.emit();
if (wrong.length > 0) {
  const lines = { getCanonicalFileName: (/** @type {string} */ name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' };
  console.error(ts.formatDiagnostics(wrong, lines));
}

// Scripts run as they are, with only the types of their comments; their promises are checked all the same.
const scripts = ts.sys.readDirectory(path.join(root, 'scripts'), ['.mjs']);
const program = builder.getProgram();
const programs = [program, ts.createProgram({ rootNames: scripts, options, host, oldProgram: program })];
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@typescript-eslint': plugin },
    languageOptions: { parser, parserOptions: { programs } },
    rules: { '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error' },
  },
});
const forgotten = ESLint.getErrorResults(await eslint.lintFiles([...fileNames, ...scripts]));
if (forgotten.length > 0) console.error(await (await eslint.loadFormatter('stylish')).format(forgotten));
process.exit(wrong.length + forgotten.length > 0 ? 1 : 0);
