// @ts-check
/**
 * Jest compiles each module again for each test file, which takes a fifth of the time of a component test. This keeps what V8 made of a module, for the other test
 * files of the same worker.
 */
import vm from 'node:vm';

/** By file and the names that it gets: the source, and what V8 made of it. @type {Map<string, { source: string, compiled: Buffer }>} */
const known = new Map();

const { compileFunction } = vm;
vm.compileFunction = (source, names, options = {}) => {
  // Tests with a DOM get other names than those without one.
  const key = [options.filename, ...(names ?? [])].join();
  const former = known.get(key);
  if (former?.source === source) return compileFunction(source, names, { ...options, cachedData: former.compiled });
  const made = compileFunction(source, names, { ...options, produceCachedData: true });
  const { cachedData } = /** @type {{ cachedData?: Buffer }} */ (/** @type {unknown} */ (made));
  if (options.filename && cachedData) known.set(key, { source, compiled: cachedData });
  return made;
};
