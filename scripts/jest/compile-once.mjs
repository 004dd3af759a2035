// @ts-check
/** Compiles each module once in a worker. jest does so for each test file, though a compiled script can run in any context. */
import vm from 'node:vm';

const compile = vm.compileFunction;

/** Scripts by the parameters and path of their module. @type {Map<string, { code: string, script: vm.Script }>} */
const scripts = new Map();

/** @type {typeof compile} */
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compile(code, parameters, options);
  // On the first line of the code, so that the lines of errors stay as they are.
  const head = `(function (${parameters.join(', ')}) {`;
  const key = `${head} ${filename}`;
  const known = scripts.get(key);
  // A module that was changed by its transformer, or by a watched edit, is compiled again.
  const script = known?.code === code ? known.script : new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(key, { code, script });
  return script.runInContext(parsingContext);
};
