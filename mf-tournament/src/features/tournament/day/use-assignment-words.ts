import { useTranslation } from '@courtside/i18n';
import { FAR_AHEAD } from '@courtside/tournament-ui';
import type { Assignment, PlayAlert } from './play-alerts';

/** The minutes ahead in which a stop of play may delay a game. */
const TODAY = 12 * 60;

/** Returns the expected time of a game; none of today begins before play resumes. */
export const notBefore = ({ time, inMinutes }: Pick<Assignment, 'time' | 'inMinutes'>, heldUntil: string | null): string =>
  heldUntil !== null && inMinutes < TODAY && heldUntil > time ? heldUntil : time;

/** Returns texts for a team's duty and for its notifications. */
export function useAssignmentWords(heldUntil: string | null) {
  const { t } = useTranslation('schedule');
  const sentence = (due: Assignment, wantsTime = false): string => {
    const { kind, courtLetter: letter, inMinutes, isCalled } = due;
    const time = notBefore(due, heldUntil);
    const isTimed = wantsTime || heldUntil !== null || inMinutes >= FAR_AHEAD;
    if (kind === 'referee') return isCalled ? t('youRefereeCalled', { letter }) : t('youReferee', { time, letter });
    if (isCalled) return heldUntil === null ? t('youAreCalled', { letter }) : t('youAreHeld', { letter, time: heldUntil });
    return isTimed ? t('youPlayAt', { time, letter }) : t('youPlayIn', { count: inMinutes, letter });
  };
  const alertText = ({ what, due }: PlayAlert): string => (what === 'moved' ? t('changed', { text: sentence(due, true) }) : sentence(due));
  return { sentence: (due: Assignment) => sentence(due), alertText };
}
