import { runningBuilds } from '../builds';
import { createReporter, type ErrorCause, type Report, type Reporter } from './reporter';

let reporter: Reporter | null = null;

/** The field `reports` of `config.json`: an address of ours or of another site; null for the console. */
export function reportsAddress(config: unknown): string | null {
  const { reports } = (config ?? {}) as Record<string, unknown>;
  return typeof reports === 'string' && /^(https?:\/\/|\/(?!\/))/.test(reports) ? reports : null;
}

/**
 * Reports errors that nobody caught, those that are told to `reportError`, and how fast pages are.
 * @param address where reports are posted as JSON, one a request; null: into the console
 */
export function startReports(address: string | null): void {
  // A start that failed is begun again.
  if (reporter) return;
  reporter = createReporter({
    send: address === null ? toConsole : (report) => post(address, report),
    builds: runningBuilds,
    pathname: () => window.location.pathname,
  });
  const { error: tell } = reporter;
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Of scripts of others the browser says nothing.
    if (error !== null && error !== undefined) tell('uncaught', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  void measure(reporter);
}

/** Reports an error that somebody caught and told the reader. @param app the remote that it is of */
export function reportError(cause: ErrorCause, error: unknown, app?: string): void {
  reporter?.error(cause, error, app);
}

/** Reports what became of a release of a remote: for whoever weighs a canary against the first release. */
export function reportOutcome(app: string, release: string, outcome: 'loaded' | 'failed'): void {
  reporter?.remote(app, release, outcome);
}

/** The console has errors already, with all that this report leaves out. */
// eslint-disable-next-line no-console -- a report is no warning
const toConsole = (report: Report): void => console.debug('report', JSON.stringify(report));

/** Nothing that tells who it was goes along, and nobody waits for it. A plain text needs no leave of the other site beforehand. */
function post(address: string, report: Report): void {
  void fetch(address, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

/** The page and its live client come first; browsers keep what happened meanwhile. Milliseconds. */
const MEASURED_AFTER = 5000;

/** Loaded after the page: what measures it must not slow it down. */
async function measure({ vital }: Reporter): Promise<void> {
  const opened = window.location.pathname;
  try {
    await new Promise((resolve) => setTimeout(resolve, MEASURED_AFTER));
    const { onCLS, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals');
    for (const listen of [onTTFB, onLCP]) listen((metric) => vital(metric, opened));
    for (const listen of [onCLS, onINP]) listen((metric) => vital(metric, window.location.pathname));
  } catch {
    // A page without measures is a page.
  }
}
