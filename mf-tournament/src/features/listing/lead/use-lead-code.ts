import { useEffect, useState } from 'react';
import type * as Code from './running-lead';

let loaded: typeof Code | undefined;

/** Loads the code for the leading tournament: only home needs it, and only if there is one. */
export const loadLead = async (): Promise<typeof Code> => (loaded ??= await import(/* webpackChunkName: "lead" */ './running-lead'));

/** Returns that code; null until it has loaded, `failed` if it can't: then the tournament is in the list. */
export function useLeadCode(asks: boolean): typeof Code | null | 'failed' {
  const [code, setCode] = useState<typeof Code | null | 'failed'>(loaded ?? null);
  useEffect(() => {
    if (!asks || code !== null) return undefined;
    let isShown = true;
    loadLead().then(
      (found) => isShown && setCode(found),
      () => isShown && setCode('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [asks, code]);
  return code;
}
