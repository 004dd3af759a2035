// The page that other sites show in an iframe: its address names the element and its attributes, and the page reports its height.
import { adoptStyles } from '@courtside/ui/embedded';
import { elementFromQuery } from './frame-query';

adoptStyles(
  document,
  ':root{color-scheme:light}:root:has([theme=auto]){color-scheme:light dark}:root:has([theme=dark]){color-scheme:dark}body{margin:0}',
  document.currentScript?.nonce,
);

const { name, values } = elementFromQuery(new URLSearchParams(window.location.search));
const element = document.createElement(`courtside-${name}`);
for (const [attribute, value] of values) element.setAttribute(attribute, value);
const language = values.get('lang');
if (language) document.documentElement.lang = language;
document.body.replaceChildren(element);
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  // The message contains nothing secret, so any site that embeds the page may receive it.
  window.parent.postMessage({ source: `courtside-${name}`, type: 'height', height }, '*');
}).observe(document.documentElement);
