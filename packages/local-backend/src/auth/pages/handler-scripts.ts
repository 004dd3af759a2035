import { scriptLiteral } from '../../http/html';

/** One pending event of the redirect flow waits here, in the session storage of the backend's own origin. */
const STORAGE_KEY = 'courtside.authEvent';

interface ChooserScript {
  /** Messages for a window whose opener is gone, and for a wrong key. */
  lost: string;
  wrong: string;
  /** Name of the outbox key in the browser's storage. */
  storedKey: string;
  asksForKey: boolean;
  /** The address to go back to is one of ours. */
  mayRedirect: boolean;
}

/**
 * The script of the account chooser: it shows the chooser to a holder of the outbox key, and lets the backend sign the chosen account. It turns the
 * result into the event that the SDK waits for and passes it on: to the frame of the app that opened this popup, or through the session storage when
 * the app navigated here.
 */
export function chooserScript({ lost, wrong, storedKey, asksForKey, mayRedirect }: ChooserScript): string {
  return `'use strict';
const KEY = ${scriptLiteral(storedKey)};
const query = new URLSearchParams(location.search);
const problem = document.getElementById('problem');
const isPopup = /ViaPopup$/.test(query.get('authType') || '');
const part = (id) => document.getElementById(id);
function ask(path, claims) {
  const body = claims === undefined ? {} : { method: 'POST', body: JSON.stringify(claims) };
  return fetch(path, { headers: { Authorization: 'Bearer ' + localStorage.getItem(KEY) }, ...body });
}
async function begin() {
  const answer = await ask('/emulator/auth/accounts');
  if (!answer.ok) {
    localStorage.removeItem(KEY);
    part('unlock').hidden = false;
    return false;
  }
  const { accounts } = await answer.json();
  for (const claims of accounts) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'plain';
    button.textContent = claims.name === undefined ? claims.email || claims.sub : claims.name + ' · ' + (claims.email || '');
    button.addEventListener('click', () => choose(claims));
    part('accounts').append(document.createElement('li'));
    part('accounts').lastChild.append(button);
  }
  part('unlock').hidden = true;
  part('known').hidden = accounts.length === 0;
  part('fresh').hidden = false;
  return true;
}
async function choose(claims) {
  const answer = await ask('/emulator/auth/credential', claims);
  if (!answer.ok) return location.reload();
  const { credential } = await answer.json();
  const response = new URL(location.href.split('?')[0]);
  response.searchParams.set('providerId', query.get('providerId') || 'google.com');
  response.searchParams.set('id_token', credential);
  const event = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    urlResponse: response.href,
    sessionId: 'ValueNotUsedByAuthEmulator',
    postBody: '',
    tenantId: query.get('tid'),
  };
  const storageKey = query.get('apiKey') + ':' + query.get('appName');
  if (!isPopup) {
    if (!${scriptLiteral(mayRedirect)}) return fail();
    const redirectUrl = query.get('redirectUrl');
    const pending = { storageKey, origin: new URL(redirectUrl).origin, authEvent: event };
    sessionStorage.setItem(${scriptLiteral(STORAGE_KEY)}, JSON.stringify(pending));
    location.replace(redirectUrl);
    return;
  }
  const frame = frameOfOpener();
  if (frame === null) return fail();
  frame.postMessage({ eventType: 'sendAuthEvent', data: { storageKey, authEvent: event } }, location.origin);
}
function frameOfOpener() {
  if (!window.opener) return null;
  for (let index = 0; index < window.opener.frames.length; index += 1) {
    try {
      const frame = window.opener.frames[index];
      if (frame.location.origin === location.origin && frame.location.pathname === '/emulator/auth/iframe') return frame;
    } catch (error) {
      // A frame of another origin.
    }
  }
  return null;
}
function fail() {
  problem.textContent = ${scriptLiteral(lost)};
}
part('unlock').addEventListener('submit', async (event) => {
  event.preventDefault();
  localStorage.setItem(KEY, part('key').value.replace(/[^!-~]/g, ''));
  problem.textContent = (await begin()) ? '' : ${scriptLiteral(wrong)};
});
if (!${scriptLiteral(asksForKey)} || localStorage.getItem(KEY) !== null) begin();
else part('unlock').hidden = false;
document.getElementById('fresh').addEventListener('submit', (event) => {
  event.preventDefault();
  const email = document.getElementById('email').value.trim().toLowerCase();
  const name = document.getElementById('name').value.trim();
  // The same address is the same person each time.
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(email)).then((digest) => {
    let id = 0n;
    for (const byte of new Uint8Array(digest).slice(0, 8)) id = id * 256n + BigInt(byte);
    choose({ sub: String(id), email, email_verified: true, ...(name === '' ? {} : { name }) });
  });
});
`;
}

/**
 * The script of the hidden frame. It exchanges messages `{source: 'courtside-auth', kind: 'ready' | 'request' | 'reply', id?, type?, data?, result?}`
 * with the app, whose small replacement for Google's frame library passes them on. It also listens to the chooser, which has the same origin.
 */
export const iframeScript = `'use strict';
const SOURCE = 'courtside-auth';
const STORAGE_KEY = ${scriptLiteral(STORAGE_KEY)};
const query = new URLSearchParams(location.search);
const ownKey = query.get('apiKey') + ':' + query.get('appName');
// The origin of the page that holds this frame: told by the browser, or by that page's first request.
let app = (location.ancestorOrigins && location.ancestorOrigins[0]) || originOf(document.referrer);
let hasReported = false;
let nextId = 1;
const unacknowledged = new Map();
function originOf(address) {
  try {
    return new URL(address).origin;
  } catch (error) {
    return null;
  }
}
function post(message) {
  window.parent.postMessage({ source: SOURCE, ...message }, app || '*');
}
function tell(authEvent, attempts = 100) {
  if (app === null) return; // Only to an origin that is known: an event must not reach a stranger.
  const id = nextId;
  nextId += 1;
  unacknowledged.set(id, { authEvent, attempts });
  post({ kind: 'request', id, type: 'authEvent', data: { type: 'authEvent', authEvent } });
}
/** Passes on the result of a redirect, or that there is none: the app waits for either. */
function report() {
  if (app === null || hasReported) return;
  hasReported = true;
  tell(pendingEvent() || { type: 'unknown', error: { code: 'auth/no-auth-event' } });
}
function pendingEvent() {
  try {
    const pending = JSON.parse(sessionStorage.getItem(STORAGE_KEY));
    if (pending === null || pending.storageKey !== ownKey || pending.origin !== app) return null;
    sessionStorage.removeItem(STORAGE_KEY);
    return pending.authEvent;
  } catch (error) {
    return null;
  }
}
function settle(id, result) {
  const event = unacknowledged.get(id);
  unacknowledged.delete(id);
  const isTaken = Array.isArray(result) && result.some((part) => part && part.status === 'ACK');
  // The app registers its listener a moment after this frame is ready.
  if (event !== undefined && !isTaken && event.attempts > 1) setTimeout(() => tell(event.authEvent, event.attempts - 1), 50);
}
window.addEventListener('message', (message) => {
  const content = message.data || {};
  if (message.source === window.parent && content.source === SOURCE) {
    app = message.origin;
    if (content.kind === 'reply') settle(content.id, content.result);
    else if (content.type === 'webStorageSupport') post({ kind: 'reply', id: content.id, result: [{ webStorageSupport: true }] });
    else if (content.kind === 'request') post({ kind: 'reply', id: content.id, result: [{ status: 'ERROR' }] });
    report();
    return;
  }
  if (message.origin === location.origin && content.eventType === 'sendAuthEvent' && content.data.storageKey === ownKey) tell(content.data.authEvent);
});
post({ kind: 'ready' });
report();
`;
