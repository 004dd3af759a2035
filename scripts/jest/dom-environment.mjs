// @ts-check
/**
 * A faster jsdom. For each computed style, jsdom matches every rule of every style sheet against the element with a general selector engine, and computes every
 * property. Nearly all of our rules need a class that the element does not have, which a simple check finds out, and few of them set a property that a test
 * reads.
 */
// @ts-expect-error A part of jsdom without types.
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

/** @typedef {{ tag: string | undefined, classes: readonly string[] }} Needed */

/**
 * The tag and classes that the last part of a selector requires of an element; `undefined` if a simple check can't decide. @type {Map<string, readonly Needed[]
 * | undefined>}
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

// The rest of jsdom copies these functions when it is loaded, so it is loaded only now.
// @ts-expect-error A part of jsdom without types.
const styleRules = (await import('jsdom/lib/jsdom/living/helpers/style-rules.js')).default;
// @ts-expect-error A part of jsdom without types.
const { default: defaultStyles } = await import('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { parse } = await import('rrweb-cssom');
const { CSSStyleDeclaration } = await import('cssstyle');

/** The properties that queries by role, clicks and our tests read. All others are empty in a computed style. */
const properties = ['display', 'visibility', 'opacity', 'pointer-events', 'content', 'position'];
const resolved = styleRules.propertiesWithResolvedValueImplemented;
for (const name of Object.keys(resolved)) if (!properties.includes(name)) delete resolved[name];

const defaults = parse(defaultStyles);
/** @typedef {{ cssRules: Iterable<Rule>, media?: ArrayLike<string>, selectorText?: string, style?: Style }} Rule */
/** @typedef {{ getPropertyValue: (name: string) => string, getPropertyPriority: (name: string) => string }} Style */

/** @param {{ cssRules: Iterable<Rule> }} sheet @returns {Generator<Rule>} the rules that apply on a screen, in their order */
function* listRules(sheet) {
  for (const rule of sheet.cssRules) {
    if (!rule.media) yield rule;
    else if (Array.from(rule.media).includes('screen')) yield* rule.cssRules;
  }
}

/** @param {InstanceType<typeof CSSStyleDeclaration>} declaration @param {Style} style */
function take(declaration, style) {
  for (const name of properties) {
    const value = style.getPropertyValue(name);
    if (value === 'unset') declaration.removeProperty(name);
    else if (value) declaration.setProperty(name, value, style.getPropertyPriority(name));
  }
}

/** @param {{ _ownerDocument: { _styleCache?: WeakMap<object, object>, styleSheets: { _list: { cssRules: Iterable<Rule> }[] } }, style: Style }} element */
styleRules.getDeclarationForElement = (element) => {
  const cache = (element._ownerDocument._styleCache ??= new WeakMap());
  const cached = cache.get(element);
  if (cached) return cached;
  const declaration = new CSSStyleDeclaration();
  for (const sheet of [defaults, ...element._ownerDocument.styleSheets._list]) {
    for (const { style, selectorText } of listRules(sheet)) {
      if (style && properties.some((name) => style.getPropertyValue(name)) && selectors.matchesDontThrow(element, selectorText))
        take(declaration, style);
    }
  }
  take(declaration, element.style);
  cache.set(element, declaration);
  return declaration;
};

const { TestEnvironment } = await import('jest-environment-jsdom');
export default TestEnvironment;
