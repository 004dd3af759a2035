import { timeOf } from '@courtside/domain';
import { isStopped } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, Undo2Icon } from '@courtside/ui';
import type { Done } from './day-context';
import { useDay } from './day-context';
import { Part } from './court-style';

export interface BoardNoticesProps {
  /** A part of the games could not be read. */
  readonly failed: boolean;
  /** What was refused; null while nothing was. */
  readonly failure: string | null;
  readonly onDismiss: () => void;
  /** What was just done, with the way back. */
  readonly done: Done | null;
  readonly onUndo: () => void;
  readonly onHide: () => void;
}

/** What is told above the courts. */
export function BoardNotices({ failed, failure, onDismiss, done, onUndo, onHide }: BoardNoticesProps) {
  const { t } = useTranslation('organizerDay');
  const { plan, now, openSheet, by } = useDay();
  const isHeld = isStopped(plan, now);
  const undo = (
    <Button variant="secondary" size="small" icon={<Undo2Icon size={18} aria-hidden="true" />} onClick={onUndo}>
      {t('action.undo')}
    </Button>
  );
  if (!failed && failure === null && !done && !isHeld) return null;
  return (
    <Part>
      {failed && <Notice kind="error">{t('partFailed')}</Notice>}
      {failure !== null && (
        <Notice
          kind="error"
          title={t('failed.title', { message: failure })}
          action={
            <Button variant="quiet" size="small" onClick={onDismiss}>
              {t('failed.dismiss')}
            </Button>
          }
        />
      )}
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
  );
}
