import { toScheduleTime } from '@courtside/domain';
import { isStopped } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, Undo2Icon } from '@courtside/ui';
import { CourtButton } from '../courts/court-button';
import type { Done } from '../data/day-context';
import { useDay } from '../data/day-context';
import { Part } from '../courts/court-style';
import { RefusedNotice } from '../taps/refused-notice';
import type { Refusals } from '../taps/use-refusals';

export interface BoardNoticesProps {
  /** Some of the games could not be read: reads them again. Null otherwise. */
  readonly retry: (() => void) | null;
  /** They are read at the moment. */
  readonly isReading: boolean;
  readonly refusals: Refusals;
  /** The last action, with its undo. */
  readonly done: Done | null;
  readonly onUndo: () => void;
  readonly onHide: () => void;
}

/** Notices above the courts. Their buttons are guarded, because they appear where the head was, or a court on a scrolled page. */
export function BoardNotices({ retry, isReading, refusals, done, onUndo, onHide }: BoardNoticesProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { plan, now, openSheet, by } = useDay();
  const isHeld = isStopped(plan, now);
  const undo = (
    <CourtButton as={Button} variant="secondary" size="small" icon={<Undo2Icon size={18} aria-hidden="true" />} onPress={onUndo}>
      {t('action.undo')}
    </CourtButton>
  );
  const refused = <RefusedNotice refusals={refusals} onBoard />;
  if (!retry && !done && !isHeld) return refused;
  return (
    <>
      {refused}
      <Part>
        {retry && (
          <Notice
            kind="error"
            action={
              <CourtButton as={Button} variant="secondary" size="small" loading={isReading} onPress={retry}>
                {t('common:action.retry')}
              </CourtButton>
            }
          >
            {t('partFailed')}
          </Notice>
        )}
        {isHeld && plan.resumeAt !== null && (
          <Notice
            kind="warning"
            title={t('stopped.title', { time: toScheduleTime(plan.resumeAt).time })}
            action={
              by === 'organizer' && (
                <>
                  {done && undo}
                  <CourtButton as={Button} variant="secondary" size="small" onPress={() => openSheet({ kind: 'plan', change: 'resume' })}>
                    {t('stopped.resume')}
                  </CourtButton>
                  <CourtButton as={Button} variant="quiet" size="small" onPress={() => openSheet({ kind: 'plan', change: 'stop' })}>
                    {t('stopped.other')}
                  </CourtButton>
                </>
              )
            }
          >
            {/* One notice, not two: it contains the last action with its undo. */}
            {done?.text}
          </Notice>
        )}
        {done && !isHeld && (
          <Notice
            kind="success"
            action={
              <>
                {undo}
                <CourtButton as={Button} variant="quiet" size="small" onPress={onHide}>
                  {t('failed.dismiss')}
                </CourtButton>
              </>
            }
          >
            {done.text}
          </Notice>
        )}
      </Part>
    </>
  );
}
