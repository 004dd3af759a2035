import { scriptLiteral } from '../http/html';
import { paths } from './paths';

/** On every page: removes the key from the address when the browser is signed in already. */
export const commonScript = `'use strict';
if (location.hash.startsWith('#key=')) history.replaceState(null, '', location.pathname + location.search);`;

/**
 * The key that the start printed follows the \`#\` of the address, which browsers never send. The script moves it from the address into the field.
 * Signing in stays the person's own action, so that a stranger's link does nothing.
 */
export const signInScript = `'use strict';
const key = new URLSearchParams(location.hash.slice(1)).get('key');
if (key !== null) {
  history.replaceState(null, '', location.pathname);
  document.getElementById('secret').value = key;
  document.getElementById('filled').hidden = false;
  document.querySelector('main button').focus();
}`;

/** How often figures are fetched (ms). */
const BEAT = 5000;

/** Keeps the figures of the overview fresh while the page is visible, unless the operator has switched that off. */
export const liveScript = (lang: string): string => `${commonScript}
const box = document.getElementById('refresh');
box.closest('label').hidden = false;
const words = new Intl.NumberFormat(${scriptLiteral(lang)});
setInterval(async () => {
  if (!box.checked || document.hidden) return;
  try {
    const answer = await fetch(${scriptLiteral(paths.live)});
    if (!answer.ok) return;
    for (const [name, value] of Object.entries(await answer.json())) {
      const place = document.querySelector('[data-live="' + name + '"]');
      const text = words.format(value);
      if (place !== null && place.textContent !== text) place.textContent = text;
    }
  } catch {
    // The server is away; the figures stay as they were.
  }
}, ${BEAT});`;
