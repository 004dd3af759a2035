import { limits, teamTextLimits, type Profile } from '@courtside/domain';
import { useEffect, useState } from 'react';

const { minimumCharacters, debounceMs } = limits.search;

export type PlayerSearch =
  | { readonly status: 'tooShort' | 'tooLong' | 'searching' | 'failed'; readonly players: readonly Profile[] }
  | { readonly status: 'found'; readonly players: readonly Profile[] };

const nobody: readonly Profile[] = [];

/**
 * Returns players whose name begins with a text: from 3 characters on, half a second after the last key. A text that is too long for a name is
 * not searched for. A late response to an earlier text is dropped.
 * @param text null if there is no search
 * @param search asks the server; must stay the same function
 */
export function usePlayerSearch(text: string | null, search: (term: string) => Promise<readonly Profile[]>): PlayerSearch {
  const term = text?.trim() ?? '';
  const [answer, setAnswer] = useState<{ readonly term: string; readonly players: readonly Profile[] | null }>({
    term: '',
    players: nobody,
  });
  const isLongEnough = term.length >= minimumCharacters;
  const isTooLong = [...term].length > teamTextLimits.name;
  const isSearchable = isLongEnough && !isTooLong;
  useEffect(() => {
    if (!isSearchable) return undefined;
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
  }, [term, isSearchable, search]);
  if (!isLongEnough) return { status: 'tooShort', players: nobody };
  if (isTooLong) return { status: 'tooLong', players: nobody };
  if (answer.term !== term) return { status: 'searching', players: nobody };
  return answer.players ? { status: 'found', players: answer.players } : { status: 'failed', players: nobody };
}
