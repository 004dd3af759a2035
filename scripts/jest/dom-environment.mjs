// @ts-check
/**
 * A faster jsdom. For each computed style jsdom tries every rule of every style sheet on the element, with a general engine for selectors. Nearly all
 * of our rules need a class that the element does not have, which a simple check shows.
 */
// @ts-expect-error A part of jsdom without types.
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

/** @typedef {{ tag: string | undefined, classes: readonly string[] }} Needed */

/**
 * The requirements of a selector's last part for an element; `undefined` where that takes more than a look. @type {Map<string, readonly Needed[] |
 * undefined>}
 */
const known = new Map();

/** @param {string} selector @returns {readonly Needed[] | undefined} */
function read(selector) {
  const plain = selector.replace(/\[[^\]"',]*\]|::?[a-z-]+(?![a-z(-])/g, '');
  if (/[^\w\s.,>+~#*-]/.test(plain)) return undefined;
  return plain.split(',').map((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return { tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(), classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '') };
  });
}

/** @type {(element: object, selector: unknown) => boolean} */
const tryRule = selectors.matchesDontThrow;
/** @param {{ _localName: string, getAttributeNS: (space: null, name: string) => string | null }} element @param {unknown} selector */
selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return tryRule(element, selector);
  if (!known.has(selector)) known.set(selector, read(selector));
  const needed = known.get(selector);
  if (!needed) return tryRule(element, selector);
  const own = ` ${element.getAttributeNS(null, 'class')?.replace(/\s/g, ' ') ?? ''} `;
  const may = needed.some(
    ({ tag, classes }) => (tag === undefined || tag === element._localName) && classes.every((name) => own.includes(` ${name} `)),
  );
  return may && tryRule(element, selector);
};

// The rest of jsdom takes these functions as they are when it is loaded, so it is loaded now.
// @ts-expect-error A part of jsdom without types.
const { propertiesWithResolvedValueImplemented: resolved } = (await import('jsdom/lib/jsdom/living/helpers/style-rules.js')).default;
// Each computed style includes fifteen colors, which no test reads.
for (const name of Object.keys(resolved)) if (name.includes('color')) delete resolved[name];

const { TestEnvironment } = await import('jest-environment-jsdom');
export default TestEnvironment;
