import { apps, toPathExpression } from '../../apps.mjs';

const patterns = Object.values(apps).flatMap(({ pages }) => Object.values(pages));
/** Fixed addresses come first, because a pattern with an id would match them, too. */
const routes = [...patterns.filter((pattern) => !pattern.includes(':')), ...patterns.filter((pattern) => pattern.includes(':'))];

/** Returns the route of an address, without ids: `/:tournamentId/register`. @param pathname as in `location.pathname` */
export function toRoute(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return routes.find((pattern) => toPathExpression(pattern).test(path)) ?? 'none';
}

/** Errors whose messages come from the browser, webpack or the remotes' loader. Other messages may contain anything and are not reported. */
const known = /^(TypeError|ReferenceError|RangeError|SyntaxError|SecurityError|NetworkError|ChunkLoadError|RemoteFailure)$/;

/** Returns the kind of an error, letters only. */
export const getErrorName = (error: unknown): string =>
  /^[A-Za-z]{1,40}$/.exec(error instanceof Error ? error.name : typeof error)?.[0] ?? 'Error';

/**
 * Returns an error's message without anything that could identify a person: no addresses, quotations, ids or long numbers. At most 200
 * characters.
 */
export function redactMessage(error: unknown): string {
  if (!(error instanceof Error) || !known.test(error.name)) return '';
  return (
    error.message
      .slice(0, 1000)
      // From the first quote to the last, because a quotation may contain quotes.
      .replace(/["'`“„«‘’][^]*["'`”“»’]/, '[text]')
      .replace(/[^\s@]+@[^\s@]+/g, '[email]')
      .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '[address]')
      .replace(/(^|[\s(])\/\S+/g, '$1[path]')
      .replace(/\b(?=\w*\d)[\w-]{12,}\b|\d{5,}/g, '[id]')
      .slice(0, 200)
  );
}

/** A place in code. */
export interface Place {
  /** Absolute address of the file. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The places of a stack that are files of scripts, the innermost first: at most six. */
export function listScriptPlaces(error: unknown): readonly Place[] {
  const stack = error instanceof Error ? String(error.stack ?? '') : '';
  return [...stack.matchAll(/(https?:\/\/[^\s()]+?\.m?js)(?:\?[^\s():]*)?:(\d+):(\d+)/g)]
    .slice(0, 6)
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }));
}
