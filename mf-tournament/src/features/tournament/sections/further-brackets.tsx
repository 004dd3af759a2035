import { hasBracket } from '@courtside/domain';
import type { BracketPlan } from '@courtside/domain/stages';
import { query, useWatch, watchStageGames, watchStages } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { PlayDayProvider, Section, usePlayDay } from '@courtside/tournament-ui';
import { EmptyState, Spinner } from '@courtside/ui';
import { useMemo } from 'react';
import { readTimetable, type ReadStage } from '../read-stage';
import { useVisit } from '../visit';
import { BracketToCome } from './bracket-to-come';
import { DrawnBracket } from './drawn-bracket';
import { UnreadBracket } from './unread-bracket';

/** The brackets beyond the first; of one that is not drawn, that it comes. Only those that could not be read are watched here, to read them again. */
export function FurtherBrackets() {
  const { further, failed, phase } = useVisit();
  if (further.length === 0 && failed.further) return <UnreadStages />;
  return further
    .filter(({ plan }) => hasBracket(plan) || phase !== 'over')
    .map((stage) =>
      hasBracket(stage.plan) ? (
        <FurtherBracket key={stage.plan.id} stage={stage} />
      ) : (
        <Section key={stage.plan.id} {...headOf(stage.plan)} print={false}>
          <BracketToCome />
        </Section>
      ),
    );
}

const headOf = ({ id, name }: BracketPlan) => ({ id: `stage-${id}`, title: name });

function FurtherBracket({ stage }: { readonly stage: ReadStage }) {
  const { t } = useTranslation('bracket');
  const { tournament } = useVisit();
  const playDay = usePlayDay();
  const { plan, games, bracket, problems } = stage;
  const timetable = useMemo(() => readTimetable(tournament, { plan, bracket }), [tournament, plan, bracket]);
  const day = useMemo(() => ({ ...playDay, bracketGames: games ?? playDay.bracketGames }), [playDay, games]);
  if (!games) return <UnreadGames plan={plan} />;
  if (!bracket) {
    return (
      <Section {...headOf(plan)}>
        <EmptyState failed level={3} title={t('unreadable')} />
      </Section>
    );
  }
  return (
    <PlayDayProvider day={day}>
      <DrawnBracket {...headOf(plan)} event={tournament.name} bracket={bracket} timetable={timetable} problems={problems} />
    </PlayDayProvider>
  );
}

function UnreadStages() {
  const { tournament } = useVisit();
  const { retry } = useWatch(query(watchStages, tournament.id));
  return <UnreadBracket retry={retry} />;
}

function UnreadGames({ plan }: { readonly plan: BracketPlan }) {
  const { t } = useTranslation('tournament');
  const { tournament } = useVisit();
  const { status, value, retry } = useWatch(query(watchStageGames, tournament.id, plan.id));
  return (
    <Section {...headOf(plan)}>
      {status === 'loading' || value ? <Spinner label={t('loading')} /> : <UnreadBracket retry={retry} />}
    </Section>
  );
}
