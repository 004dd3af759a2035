import { bracketTimetable, hasBracket, readBracket, showsGameTimes } from '@courtside/domain';
import { withStage, type StagePlan } from '@courtside/domain/stages';
import { query, useWatch, watchStageGames, watchStages } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { PlayDayProvider, Section, usePlayDay } from '@courtside/tournament-ui';
import { EmptyState, Spinner } from '@courtside/ui';
import { useMemo } from 'react';
import { useVisit } from '../visit';
import { DrawnBracket } from './drawn-bracket';
import { UnreadBracket } from './unread-bracket';

/** The drawn brackets beyond the first. Reads: one per stage, one for the games of each. */
export function FurtherBrackets() {
  const { tournament } = useVisit();
  const { value, status, retry } = useWatch(query(watchStages, tournament.id));
  if (!value) return status === 'error' ? <UnreadBracket retry={retry} /> : null;
  return value.filter(hasBracket).map((plan) => <FurtherBracket key={plan.id} plan={plan} />);
}

function FurtherBracket({ plan }: { readonly plan: StagePlan }) {
  const { t } = useTranslation(['bracket', 'tournament']);
  const { tournament } = useVisit();
  const playDay = usePlayDay();
  const { value: games, status, retry } = useWatch(query(watchStageGames, tournament.id, plan.id));
  const read = useMemo(() => games && readBracket(withStage(tournament, plan), games), [tournament, plan, games]);
  const isTimed = showsGameTimes(tournament).bracket;
  const timetable = useMemo(
    () => (read?.bracket && isTimed ? bracketTimetable(read.bracket.template, plan.bracketTimes) : undefined),
    [read, isTimed, plan.bracketTimes],
  );
  const day = useMemo(() => ({ ...playDay, bracketGames: games ?? playDay.bracketGames }), [playDay, games]);
  const head = { id: `stage-${plan.id}`, title: plan.name };
  if (!read?.bracket) {
    const isUnreadable = read !== null && read !== undefined;
    return (
      <Section {...head}>
        {isUnreadable && <EmptyState failed level={3} title={t('unreadable')} />}
        {!isUnreadable && (status === 'error' ? <UnreadBracket retry={retry} /> : <Spinner label={t('tournament:loading')} />)}
      </Section>
    );
  }
  return (
    <PlayDayProvider day={day}>
      <DrawnBracket {...head} bracket={read.bracket} timetable={timetable} problems={read.problems} />
    </PlayDayProvider>
  );
}
