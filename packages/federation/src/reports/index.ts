import { runningBuilds } from '../builds/builds';
import { createReporter, type ErrorCause, type Report, type Reporter } from './reporter';

let reporter: Reporter | null = null;

/** The field `reports` of `config.json`: an address on our site or another; null for the console. */
export function reportsAddress(config: unknown): string | null {
  const { reports } = (config ?? {}) as Record<string, unknown>;
  return typeof reports === 'string' && /^(https?:\/\/|\/(?!\/))/.test(reports) ? reports : null;
}

/**
 * Starts to report uncaught errors, errors passed to `reportError`, and how fast pages are.
 * @param address receives reports as JSON, one a request; null: log to the console
 */
export function startReports(address: string | null): void {
  // Already started: a failed start runs again.
  if (reporter) return;
  reporter = createReporter({
    send: address === null ? toConsole : (report) => post(address, report),
    builds: runningBuilds,
    pathname: () => window.location.pathname,
  });
  const { error: tell } = reporter;
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Browsers give no details of errors in scripts of other origins.
    if (error !== null && error !== undefined) tell('uncaught', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  void measure(reporter);
}

/** Reports an error that code caught and showed to the user. @param app the remote with the error */
export function reportError(cause: ErrorCause, error: unknown, app?: string): void {
  reporter?.error(cause, error, app);
}

/** Reports the outcome of a release of a remote, to compare a canary with the first release. */
export function reportOutcome(app: string, release: string, outcome: 'loaded' | 'failed'): void {
  reporter?.remote(app, release, outcome);
}

/** The console has errors already, with all that this report leaves out. */
// eslint-disable-next-line no-console -- a report is no warning
const toConsole = (report: Report): void => console.debug('report', JSON.stringify(report));

/** Sends no credentials or referrer, and no code waits for it. Plain text needs no preflight request. */
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

/** Waits for the page and its live client to load first; browsers buffer earlier measurements. Milliseconds. */
const MEASURED_AFTER = 5000;

/** Loaded after the page, so that measuring does not slow it down. */
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
