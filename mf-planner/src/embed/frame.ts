// The page that other sites show in an iframe: its address has the values, and it posts its height and every change.
import { adoptStyles } from '@courtside/ui/embedded';
import { attributesFromQuery } from './frame-query';
import { postHeight, postPlan } from './frame-messages';

adoptStyles(
  document,
  ':root{color-scheme:light}:root:has([theme=auto]){color-scheme:light dark}:root:has([theme=dark]){color-scheme:dark}body{margin:0}',
  document.currentScript?.nonce,
);

const planner = document.createElement('courtside-planner');
for (const [name, value] of attributesFromQuery(new URLSearchParams(window.location.search))) planner.setAttribute(name, value);
const language = planner.getAttribute('lang');
if (language) document.documentElement.lang = language;
planner.addEventListener('change', () => postPlan(planner.plan));
document.body.replaceChildren(planner);
new ResizeObserver(() => postHeight(document.documentElement.getBoundingClientRect().height)).observe(document.documentElement);
