import { useTranslation } from '@courtside/i18n';
import { FAR_AHEAD } from '@courtside/tournament-ui';
import type { Due, PlayAlert } from './play-alerts';

/** Minutes ahead within which a stop of play may hold a game up. */
const TODAY = 12 * 60;

/** When a game is expected; none of today begins before play resumes. */
export const notBefore = ({ time, inMinutes }: Pick<Due, 'time' | 'inMinutes'>, heldUntil: string | null): string =>
  heldUntil !== null && inMinutes < TODAY && heldUntil > time ? heldUntil : time;

/** What a team has to do, in a sentence, and what is told of it. */
export function useDueWords(heldUntil: string | null) {
  const { t } = useTranslation('schedule');
  const sentence = (due: Due, wantsTime = false): string => {
    const { kind, courtLetter: letter, inMinutes, isCalled } = due;
    const time = notBefore(due, heldUntil);
    const isTimed = wantsTime || heldUntil !== null || inMinutes >= FAR_AHEAD;
    if (kind === 'referee') return isCalled ? t('youRefereeCalled', { letter }) : t('youReferee', { time, letter });
    if (isCalled) return heldUntil === null ? t('youAreCalled', { letter }) : t('youAreHeld', { letter, time: heldUntil });
    return isTimed ? t('youPlayAt', { time, letter }) : t('youPlayIn', { count: inMinutes, letter });
  };
  const told = ({ what, due }: PlayAlert): string => (what === 'moved' ? t('changed', { text: sentence(due, true) }) : sentence(due));
  return { sentence: (due: Due) => sentence(due), told };
}
