import type { Addresses } from './documents';

/** Available only while the script runs. */
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

const PATIENCE = 10_000;
let known: Promise<Addresses> | undefined;

/**
 * Returns the addresses of this deployment's documents and pages: from `config.json`, one folder above the script, requested once. One
 * build serves every deployment, so the script contains no address.
 */
export function readAddresses(): Promise<Addresses> {
  known ??= ask();
  // A failed request is retried.
  known.catch(() => (known = undefined));
  return known;
}

async function ask(): Promise<Addresses> {
  const response = await fetch(new URL('../config.json', script), { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`config.json: HTTP ${response.status}`);
  const { documents, pages } = (await response.json()) as Partial<Record<string, unknown>>;
  if (!isAddress(documents) || !isAddress(pages)) throw new Error('config.json names no documents or pages');
  return { documents, pages };
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);
