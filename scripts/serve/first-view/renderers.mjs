// @ts-check
import { createViewRenderer } from './renderer.mjs';

/**
 * Returns a function that returns the renderer of an app by its name: one for each, so that none waits for another's. `close` ends all threads.
 * @param {import('./renderer.mjs').RendererOptions} [options]
 */
export function createViewRenderers(options) {
  /** @type {Map<string, ReturnType<typeof createViewRenderer>>} */
  const renderers = new Map();
  const getRenderer = (/** @type {string} */ name) => {
    const found = renderers.get(name) ?? createViewRenderer(options);
    renderers.set(name, found);
    return found;
  };
  return Object.assign(getRenderer, { close: () => renderers.forEach((renderer) => renderer.close()) });
}
