import vm from 'node:vm';

/* The compiler of modules, as compile-once.mjs replaces it in this worker. */
let files = 0;
const newFile = () => `/modules/${(files += 1)}.js`;
/** @param {string} code @param {string} filename @param {object} [globals] */
const run = (code, filename, globals = {}) =>
  vm.compileFunction(code, ['exports'], { filename, parsingContext: vm.createContext(globals) })({});

it('compiles a module once, and runs it in each context', () => {
  const { Script } = vm;
  const compiled = jest.spyOn(vm, 'Script').mockImplementation((code, options) => new Script(code, options));
  const filename = newFile();
  expect([1, 2, 3].map((answer) => run('return answer;', filename, { answer }))).toEqual([1, 2, 3]);
  expect(compiled).toHaveBeenCalledTimes(1);
  compiled.mockRestore();
});

it('compiles a module again that was changed', () => {
  const filename = newFile();
  expect([run('return 1;', filename), run('return 2;', filename), run('return 1;', filename)]).toEqual([1, 2, 1]);
});

it('compiles a module again for other parameters', () => {
  const filename = newFile();
  const compile = (/** @type {string[]} */ parameters) =>
    vm.compileFunction('return b;', parameters, { filename, parsingContext: vm.createContext({}) });
  expect([compile(['a', 'b'])(1, 2), compile(['b', 'a'])(1, 2)]).toEqual([2, 1]);
});

it.each([
  ['throw new Error("here");', '1:7'],
  ['\n\n  throw new Error("here");', '3:9'],
])('leaves an error at its line and column: %j', (code, place) => {
  const filename = newFile();
  const thrown = (() => {
    try {
      return run(code, filename, { Error });
    } catch (error) {
      return error;
    }
  })();
  expect(thrown.stack).toContain(`${filename}:${place}`);
});

it('takes a comment in the last line as part of the code', () => {
  expect(run('return 1; // the end', newFile())).toBe(1);
});
