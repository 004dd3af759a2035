import { toDrawn, type Described, type Drawn } from './jsx-runtime';

const names: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

/**
 * Updates the content of an element to a description, and changes nothing that is already equal: selection, focus and scrolling stay.
 * Creates elements and sets texts; never parses HTML.
 */
export function draw(place: Element, content: unknown): void {
  const wanted = toDrawn(content);
  wanted.forEach((one, index) => {
    const there = place.childNodes[index];
    const made = fitting(there, one);
    if (!there) place.append(made);
    else if (there !== made) there.replaceWith(made);
  });
  while (place.childNodes.length > wanted.length) place.lastChild?.remove();
}

function fitting(there: ChildNode | undefined, wanted: Drawn): ChildNode {
  if (typeof wanted === 'string') {
    if (!(there instanceof Text)) return document.createTextNode(wanted);
    if (there.data !== wanted) there.data = wanted;
    return there;
  }
  const element = there instanceof Element && there.localName === wanted.type ? there : document.createElement(wanted.type);
  setAttributes(element, wanted.props);
  draw(element, wanted.children);
  return element;
}

function setAttributes(element: Element, props: Described['props']): void {
  const wanted = new Map(
    Object.entries(props).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[names[name] ?? name, String(value)]])),
  );
  for (const name of element.getAttributeNames()) if (!wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
