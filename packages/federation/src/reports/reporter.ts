import type { RunningBuild } from '../builds/builds';
import { getErrorName, listScriptPlaces, toRoute, redactMessage } from './redact';

/** The origin of an error: uncaught, caught and shown, or a remote that could not be loaded. */
export type ErrorCause = 'uncaught' | 'rejection' | 'boundary' | 'remote';

interface Origin {
  /** The app, as in `apps.mjs`: the remote, or the page itself. */
  readonly app: string;
  /** `<version>-<hash>`; null when that app never ran. */
  readonly release: string | null;
  /** A pattern of `apps.mjs`, without the tournament's id; `none` without a page. */
  readonly route: string;
}

export interface ErrorReport extends Origin {
  readonly kind: 'error';
  readonly cause: ErrorCause;
  readonly name: string;
  /** Empty if the message could be about a person. */
  readonly words: string;
  /** `file.js:line:column`, the innermost first. */
  readonly places: readonly string[];
}

export interface VitalReport extends Origin {
  readonly kind: 'vital';
  readonly metric: string;
  /** Milliseconds; of CLS, its own measure. */
  readonly value: number;
  readonly rating: string;
}

/** The outcome of a release of a remote that has two: the first release and its canary. */
export interface RemoteReport extends Origin {
  readonly kind: 'remote';
  readonly outcome: 'loaded' | 'failed';
}

export type Report = ErrorReport | VitalReport | RemoteReport;

export interface ReporterOptions {
  /** Sends a report to the console or to an address. */
  readonly send: (report: Report) => void;
  readonly builds: () => readonly RunningBuild[];
  /** Present `location.pathname`. */
  readonly pathname: () => string;
}

export interface Reporter {
  /** @param app if it is known; otherwise it is found by the stack */
  error(cause: ErrorCause, error: unknown, app?: string): void;
  /** @param release as the registry names it: a release that failed can't report its own name */
  remote(app: string, release: string, outcome: RemoteReport['outcome']): void;
  /** @param pathname where it was measured */
  vital(metric: { readonly name: string; readonly value: number; readonly rating: string }, pathname: string): void;
}

/** Per page load: an error in a loop must not flood the server. */
const MOST_ERRORS = 10;
const MOST_VITALS = 20;
const MOST_OUTCOMES = 20;

/** Creates reports: each error once, a limited number in all, and nothing about persons. */
export function createReporter({ send, builds, pathname }: ReporterOptions): Reporter {
  const sent = new Set<string>();
  let vitals = 0;
  let outcomes = 0;
  const origin = (app: string | undefined, path: string): Origin => {
    const running = builds();
    const build = app === undefined ? running[0] : running.find((candidate) => candidate.app === app);
    return { app: app ?? build?.app ?? 'unknown', release: build?.release ?? null, route: toRoute(path) };
  };
  return {
    error(cause, error, app) {
      const places = listScriptPlaces(error);
      const report: ErrorReport = {
        kind: 'error',
        cause,
        ...origin(app ?? ownerOf(places[0]?.file, builds()), pathname()),
        name: getErrorName(error),
        words: redactMessage(error),
        places: places.map(({ file, line, column }) => `${file.slice(file.lastIndexOf('/') + 1)}:${line}:${column}`),
      };
      const key = [report.app, report.name, report.words, report.places[0]].join('\n');
      if (sent.has(key) || sent.size >= MOST_ERRORS) return;
      sent.add(key);
      send(report);
    },
    remote(app, release, outcome) {
      outcomes += 1;
      if (outcomes > MOST_OUTCOMES) return;
      send({ kind: 'remote', app, release, route: toRoute(pathname()), outcome });
    },
    vital({ name, value, rating }, path) {
      vitals += 1;
      if (vitals > MOST_VITALS) return;
      const rounded = Math.round(value * 1000) / 1000;
      send({ kind: 'vital', ...origin(undefined, path), metric: name, value: name === 'CLS' ? rounded : Math.round(value), rating });
    },
  };
}

/** Returns the build that a file belongs to: of the builds whose address the file begins with, the one with the longest. */
function ownerOf(file: string | undefined, builds: readonly RunningBuild[]): string | undefined {
  if (file === undefined) return undefined;
  const owners = builds.filter(({ base }) => file.startsWith(base));
  return owners.sort((one, other) => other.base.length - one.base.length)[0]?.app;
}
