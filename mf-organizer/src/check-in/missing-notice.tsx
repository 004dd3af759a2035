import type { TeamId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { Button, Cluster, Notice, Undo2Icon } from '@courtside/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Missing } from './use-missing';

interface MissingNoticeProps<Draft> {
  readonly missing: Missing;
  /** The draft: seeds, groups or a bracket, before anything is written. */
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Returns the draft with these teams at its end. */
  readonly atEnd: (draft: Draft, teamIds: readonly TeamId[]) => Draft;
  /** Returns the draft without these teams; omit it if every team has a place. */
  readonly without?: (draft: Draft, teamIds: readonly TeamId[]) => Draft;
}

interface Step<Draft> {
  readonly kind: 'atEnd' | 'without';
  readonly count: number;
  readonly before: Draft;
  readonly after: Draft;
}

/**
 * Lists the teams that have not checked in and moves or removes all of them in one step. The draft shows the result at once, and the step
 * can be undone until something else changes.
 */
export function MissingNotice<Draft>({ missing, draft, onChange, atEnd, without }: MissingNoticeProps<Draft>) {
  const { t } = useTranslation('organizerEntries');
  const format = useFormat();
  const nameOf = useTeamName();
  const [step, setStep] = useState<Step<Draft> | null>(null);
  const done = step?.after === draft ? step : null;
  const buttons = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the one that replaces it gets the focus. Set in the commit itself: a late effect of an earlier commit
  // would take the mark, and focus the button that is about to go.
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (pressed.current) buttons.current?.querySelector('button')?.focus();
    pressed.current = false;
  });
  if (missing.isUnknown) return <Notice kind="warning">{t('missing.unknown')}</Notice>;
  const { teamIds } = missing;
  const take = (kind: Step<Draft>['kind'], change: (draft: Draft, teamIds: readonly TeamId[]) => Draft) => {
    const after = change(draft, teamIds);
    pressed.current = true;
    setStep({ kind, count: teamIds.length, before: draft, after });
    onChange(after);
  };
  const undo = () => {
    if (!done) return;
    pressed.current = true;
    setStep(null);
    onChange(done.before);
  };
  if (done) {
    return (
      <Notice
        kind="success"
        action={
          <div ref={buttons}>
            <Button variant="secondary" size="small" icon={<Undo2Icon size={18} aria-hidden="true" />} onClick={undo}>
              {t('missing.undo')}
            </Button>
          </div>
        }
      >
        {t(`missing.did.${done.kind}`, { count: done.count })}
      </Notice>
    );
  }
  if (teamIds.length === 0) return null;
  return (
    <Notice kind="warning" title={t('missing.title', { count: teamIds.length })}>
      {format.list(teamIds.map(nameOf))}
      <Cluster ref={buttons} style={{ marginTop: '0.5rem' }}>
        <Button variant="secondary" size="small" onClick={() => take('atEnd', atEnd)}>
          {t('missing.atEnd')}
        </Button>
        {without && (
          <Button variant="secondary" size="small" onClick={() => take('without', without)}>
            {t('missing.without')}
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}
