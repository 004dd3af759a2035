import { useEffect, useState } from 'react';
import type * as Code from './running-lead';

let loaded: typeof Code | undefined;

/** Fetches what draws the tournament that leads: only home needs it, and only where one leads. */
export const loadLead = async (): Promise<typeof Code> => (loaded ??= await import(/* webpackChunkName: "lead" */ './running-lead'));

/** What draws it; null until it is there, `failed` where it does not come: the tournament stands in the list then. */
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
