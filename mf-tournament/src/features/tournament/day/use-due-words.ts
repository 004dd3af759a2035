import { useTranslation } from '@courtside/i18n';
import { FAR_AHEAD } from '@courtside/tournament-ui';
import type { Due, PlayAlert } from './play-alerts';

/** What a team has to do, in a sentence, and what is told of it. */
export function useDueWords(heldUntil: string | null) {
  const { t } = useTranslation('schedule');
  const sentence = ({ kind, courtLetter: letter, time, inMinutes, isCalled }: Due, isTimed = inMinutes >= FAR_AHEAD): string => {
    if (kind === 'referee') return isCalled ? t('youRefereeCalled', { letter }) : t('youReferee', { time, letter });
    if (isCalled) return heldUntil === null ? t('youAreCalled', { letter }) : t('youAreHeld', { letter, time: heldUntil });
    return isTimed ? t('youPlayAt', { time, letter }) : t('youPlayIn', { count: inMinutes, letter });
  };
  const told = ({ what, due }: PlayAlert): string => (what === 'moved' ? t('changed', { text: sentence(due, true) }) : sentence(due));
  return { sentence: (due: Due) => sentence(due), told };
}
