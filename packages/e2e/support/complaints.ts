import type { BrowserContext } from '@playwright/test';
import { watchFocus } from './watch-focus';

/** Errors that a test provokes on purpose. */
export interface Excuses {
  /** Errors in the console. */
  readonly expectErrors?: RegExp;
  /** Refusals of the page's policy: directive and what was refused, as `script-src-elem https://…`. */
  readonly expectRefusals?: RegExp;
}

/** The SDK requests a tiny image from Google to tell "server down" from "no network"; our pages refuse it on purpose. */
const probe = /www\.google\.com\/images\/cleardot/;

/** Firefox reports images that the service worker was still loading when the page was left. */
const cutShort = /^page error: Failed to load ‘[^’]*\/images%2F[^’]*’\. A ServiceWorker intercepted/;

/** Logs refusals of the policy, with the same words in all browsers. It runs in each page and frame. */
const tellRefusals = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`policy refused: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
};

/** The messages that browsers log when a policy refuses something, or is not understood. */
const browserWords =
  /Content Security Policy|The page’s settings blocked|requires 'Trusted|Permissions[- ]Policy|Cross-Origin-Opener-Policy/i;

/**
 * Collects errors of the console and refusals of policies, in every window and frame of a browser. An expected error excuses no refusal.
 * @returns the list, which grows
 */
export async function collectComplaints(
  context: BrowserContext,
  { expectErrors, expectRefusals }: Excuses = {},
): Promise<readonly string[]> {
  const complaints: string[] = [];
  const complain = (text: string) => {
    const isRefusal = text.includes('policy refused: ');
    const excuse = isRefusal ? expectRefusals : expectErrors;
    // The browser logs its own message too.
    const isToldTwice = !isRefusal && expectRefusals !== undefined && browserWords.test(text);
    if (!probe.test(text) && !cutShort.test(text) && !isToldTwice && !excuse?.test(text)) complaints.push(text);
  };
  await context.addInitScript(tellRefusals);
  if (process.env.COURTSIDE_FOCUS) await context.addInitScript(watchFocus);
  context.on('weberror', (error) => complain(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || browserWords.test(text)) complain(`${text} (${message.location().url})`);
  });
  return complaints;
}
