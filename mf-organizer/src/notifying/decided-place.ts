import type { Place } from '@courtside/domain';
import type { PlaceDecision } from '@courtside/firebase';

/** Returns a place after an organizer's decision. */
export function decidedPlace(place: Place, decision: PlaceDecision): Place {
  switch (decision) {
    case 'granted':
    case 'notGranted':
      return { ...place, grantedAt: decision === 'granted' ? place.registeredAt : null };
    case 'withdrawn':
    case 'takenBack':
      return { ...place, withdrawnAt: decision === 'withdrawn' ? place.registeredAt : null };
    case 'guaranteed':
    case 'notGuaranteed':
      return { ...place, isGuaranteed: decision === 'guaranteed' };
  }
}
