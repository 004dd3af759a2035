import { timeOf } from '@courtside/domain';
import { isStopped } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, Undo2Icon } from '@courtside/ui';
import type { Done } from './day-context';
import { useDay } from './day-context';
import { Part } from './court-style';
import { RefusedNotice } from './refused-notice';
import type { Refusals } from './use-refusals';

export interface BoardNoticesProps {
  /** A part of the games could not be read. */
  readonly failed: boolean;
  readonly refusals: Refusals;
  /** What was just done, with the way back. */
  readonly done: Done | null;
  readonly onUndo: () => void;
  readonly onHide: () => void;
}

/** What is told above the courts. */
export function BoardNotices({ failed, refusals, done, onUndo, onHide }: BoardNoticesProps) {
  const { t } = useTranslation('organizerDay');
  const { plan, now, openSheet, by } = useDay();
  const isHeld = isStopped(plan, now);
  const undo = (
    <Button variant="secondary" size="small" icon={<Undo2Icon size={18} aria-hidden="true" />} onClick={onUndo}>
      {t('action.undo')}
    </Button>
  );
  const refused = <RefusedNotice refusals={refusals} onBoard />;
  if (!failed && !done && !isHeld) return refused;
  return (
    <>
      {refused}
      <Part>
        {failed && <Notice kind="error">{t('partFailed')}</Notice>}
        {isHeld && plan.resumeAt !== null && (
          <Notice
            kind="warning"
            title={t('stopped.title', { time: timeOf(plan.resumeAt).time })}
            action={
              by === 'organizer' && (
                <>
                  {done && undo}
                  <Button variant="secondary" size="small" onClick={() => openSheet({ kind: 'plan', change: 'resume' })}>
                    {t('stopped.resume')}
                  </Button>
                  <Button variant="quiet" size="small" onClick={() => openSheet({ kind: 'plan', change: 'stop' })}>
                    {t('stopped.other')}
                  </Button>
                </>
              )
            }
          >
            {/* One notice, not two: what was done stands in it, with its way back. */}
            {done?.text}
          </Notice>
        )}
        {done && !isHeld && (
          <Notice
            kind="success"
            action={
              <>
                {undo}
                <Button variant="quiet" size="small" onClick={onHide}>
                  {t('failed.dismiss')}
                </Button>
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
