import { isMixer, takesEntries, type Tournament } from '@courtside/domain';
import type { Fee } from '@courtside/domain/registration';
import { query, useWatch, watchForm } from '@courtside/firebase';

/** The fee of a registration that is switched on, for every reader. Where it can't be read there is none. Reads: one, and one per change. */
export function useFee(tournament: Tournament | null): { readonly fee: Fee | null; readonly isLoading: boolean } {
  const isAsked = tournament !== null && !isMixer(tournament) && takesEntries(tournament);
  const { status, value } = useWatch(isAsked ? query(watchForm, tournament.id) : null);
  return { fee: value?.fee ?? null, isLoading: isAsked && status === 'loading' };
}
