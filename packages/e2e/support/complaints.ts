import type { BrowserContext } from '@playwright/test';
import { watchFocus } from './watch-focus';

/** Errors that a test provokes on purpose. */
export interface Excuses {
  /** Errors in the console. */
  readonly expectErrors?: RegExp;
  /** Refusals of the page's policy: directive and what was refused, as `script-src-elem https://…`. */
  readonly expectRefusals?: RegExp;
}

/** The SDK asks Google for a tiny image to tell "server down" from "no network"; that our pages refuse it is meant. */
const probe = /www\.google\.com\/images\/cleardot/;

/** In each page and frame: tells the console what its policy refuses, in words that no browser changes. */
const tellRefusals = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`policy refused: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
};

/** The messages that browsers log when a policy refuses something, or is not understood. */
const browserWords =
  /Content Security Policy|The page’s settings blocked|requires 'Trusted|Permissions[- ]Policy|Cross-Origin-Opener-Policy/i;

/**
 * Collects errors of the console and refusals of policies, in every window and frame of a browser. An error that is expected excuses no refusal.
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
    // The browser's own words come besides.
    const isToldTwice = !isRefusal && expectRefusals !== undefined && browserWords.test(text);
    if (!probe.test(text) && !isToldTwice && !excuse?.test(text)) complaints.push(text);
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
