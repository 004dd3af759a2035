import { hasBracket, limits } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, EmptyState, NetworkIcon } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { BracketEditor, type BracketEditorProps } from './bracket-editor';
import { CreateBracketDialog } from './create-bracket-dialog';

export type OrganizerBracketProps = Omit<BracketEditorProps, 'tournament'>;

/** The bracket with its tools; before there is one, the way to it. */
export function OrganizerBracket({ games, DayRules, openHistory }: OrganizerBracketProps) {
  const { tournament, teams } = useSchedule();
  return hasBracket(tournament) ? (
    <BracketEditor {...{ tournament, games, DayRules, openHistory }} />
  ) : (
    <NoBracket teamCount={teams.length} openHistory={openHistory} />
  );
}

interface NoBracketProps {
  readonly teamCount: number;
  /** A bracket that was deleted is restored there. */
  readonly openHistory: () => void;
}

function NoBracket({ teamCount, openHistory }: NoBracketProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const [creating, setCreating] = useState(false);
  const enough = teamCount >= limits.bracket.teams;
  return (
    <Section id="bracket">
      <EmptyState
        title={t('empty.title')}
        actions={
          enough && (
            <>
              <Button variant="secondary" icon={<NetworkIcon size={20} aria-hidden="true" />} onClick={() => setCreating(true)}>
                {t('tool.create')}
              </Button>
              <Button variant="quiet" onClick={() => openHistory()}>
                {t('organizerSchedule:history.open')}
              </Button>
            </>
          )
        }
      >
        {enough ? t('empty.text') : t('empty.tooFew')}
      </EmptyState>
      {creating && <CreateBracketDialog onClose={() => setCreating(false)} />}
    </Section>
  );
}
