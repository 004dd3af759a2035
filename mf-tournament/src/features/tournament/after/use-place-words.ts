import { groupLetter, type RankedTeam } from '@courtside/domain';
import type { GroupPlace } from '@courtside/domain/after';
import { useTranslation } from '@courtside/i18n';

/** The words for a place: in a group, and in a ranking. */
export function usePlaceWords() {
  const { t } = useTranslation('after');
  return {
    inGroup: ({ rank, of, groupId, isOneOfMany }: GroupPlace): string =>
      isOneOfMany ? t('inGroup', { rank, letter: groupLetter(groupId) }) : t('inTable', { rank, of }),
    ranked: ({ place, placeTo }: RankedTeam, of: number): string =>
      place === placeTo ? t('place', { place, of }) : t('places', { from: place, to: placeTo, of }),
  };
}
