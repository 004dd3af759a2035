import { limits, type Profile } from '@courtside/domain';
import { useEffect, useState } from 'react';

const { minimumCharacters, debounceMs } = limits.search;

export type PlayerSearch =
  | { readonly status: 'tooShort' | 'searching' | 'failed'; readonly players: readonly Profile[] }
  | { readonly status: 'found'; readonly players: readonly Profile[] };

const nobody: readonly Profile[] = [];

/**
 * Players whose name begins with a text: from 3 characters on, half a second after the last one. A late answer to an earlier text is dropped.
 * @param text null where nobody is being looked for
 * @param search asks the server; must stay the same function
 */
export function usePlayerSearch(text: string | null, search: (term: string) => Promise<readonly Profile[]>): PlayerSearch {
  const term = text?.trim() ?? '';
  const [answer, setAnswer] = useState<{ readonly term: string; readonly players: readonly Profile[] | null }>({
    term: '',
    players: nobody,
  });
  const isLongEnough = term.length >= minimumCharacters;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      search(term).then(
        (players) => isWanted && setAnswer({ term, players }),
        () => isWanted && setAnswer({ term, players: null }),
      );
    }, debounceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, isLongEnough, search]);
  if (!isLongEnough) return { status: 'tooShort', players: nobody };
  if (answer.term !== term) return { status: 'searching', players: nobody };
  return answer.players ? { status: 'found', players: answer.players } : { status: 'failed', players: nobody };
}
