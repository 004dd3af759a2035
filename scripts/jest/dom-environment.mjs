// @ts-check
/**
 * A faster jsdom. For each computed style, jsdom matches every rule of every style sheet against the element with a general selector engine, and computes every
 * property. Nearly all of our rules need a class that the element does not have, which a simple check finds out, and few of them set a property that a test
 * reads.
 */
import './compile-once.mjs';
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

/** @typedef {{ _localName: string, getAttributeNS: (space: null, name: string) => string | null }} Element */

/** @param {string} selector */
function getNeeded(selector) {
  if (!known.has(selector)) known.set(selector, read(selector));
  return known.get(selector);
}

/** Returns the element's classes, each between two spaces. @param {Element} element */
const readClasses = (element) => ` ${element.getAttributeNS(null, 'class')?.replace(/\s/g, ' ') ?? ''} `;

/** Whether an element may match a selector. @param {readonly Needed[] | undefined} needed @param {Element} element @param {string} own its classes */
const mayMatch = (needed, element, own) =>
  !needed ||
  needed.some(
    ({ tag, classes }) => (tag === undefined || tag === element._localName) && classes.every((name) => own.includes(` ${name} `)),
  );

/** @type {(element: object, selector: unknown) => boolean} */
const tryRule = selectors.matchesDontThrow;
/** @param {Element} element @param {unknown} selector */
selectors.matchesDontThrow = (element, selector) => {
  const needed = typeof selector === 'string' ? getNeeded(selector) : undefined;
  return (!needed || mayMatch(needed, element, readClasses(element))) && tryRule(element, selector);
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
/** @typedef {{ cssRules: Rule[] }} Sheet */
/** @typedef {{ getPropertyValue: (name: string) => string, getPropertyPriority: (name: string) => string }} Style */

/** @param {{ cssRules: Iterable<Rule> }} sheet @returns {Generator<Rule>} the rules that apply on a screen, in their order */
function* listRules(sheet) {
  for (const rule of sheet.cssRules) {
    if (!rule.media) yield rule;
    else if (Array.from(rule.media).includes('screen')) yield* rule.cssRules;
  }
}

/** Whether a rule sets a property of ours. @type {WeakMap<Rule, boolean>} */
const isOurs = new WeakMap();
/** @param {Rule} rule */
function setsOurs(rule) {
  const before = isOurs.get(rule);
  if (before !== undefined) return before;
  const { style } = rule;
  const sets = style !== undefined && properties.some((name) => style.getPropertyValue(name));
  isOurs.set(rule, sets);
  return sets;
}

/** The rules that set a property of ours, by sheet. @type {WeakMap<object, { count: number, rules: Rule[] }>} */
const bySheet = new WeakMap();
/** @param {Sheet} sheet */
function listOurs(sheet) {
  // Rules are only added.
  const count = sheet.cssRules.length;
  const before = bySheet.get(sheet);
  if (before?.count === count) return before.rules;
  const rules = [...listRules(sheet)].filter(setsOurs);
  bySheet.set(sheet, { count, rules });
  return rules;
}

/** @param {InstanceType<typeof CSSStyleDeclaration>} declaration @param {Style} style */
function take(declaration, style) {
  for (const name of properties) {
    const value = style.getPropertyValue(name);
    if (value === 'unset') declaration.removeProperty(name);
    else if (value) declaration.setProperty(name, value, style.getPropertyPriority(name));
  }
}

/** @param {Element & { _ownerDocument: { _styleCache?: WeakMap<object, object>, styleSheets: { _list: Sheet[] } }, style: Style }} element */
styleRules.getDeclarationForElement = (element) => {
  const cache = (element._ownerDocument._styleCache ??= new WeakMap());
  const cached = cache.get(element);
  if (cached) return cached;
  const declaration = new CSSStyleDeclaration();
  const classes = readClasses(element);
  for (const sheet of [defaults, ...element._ownerDocument.styleSheets._list]) {
    for (const { style, selectorText = '' } of listOurs(sheet))
      if (style && mayMatch(getNeeded(selectorText), element, classes) && tryRule(element, selectorText)) take(declaration, style);
  }
  take(declaration, element.style);
  cache.set(element, declaration);
  return declaration;
};

const { TestEnvironment } = await import('jest-environment-jsdom');
export default TestEnvironment;
