import { setHyperlinks, setMatchTimes } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { AddBreakDialog } from './dialogs/add-break-dialog';
import { AddDayDialog } from './dialogs/add-day-dialog';
import { DeleteScheduleDialog } from './dialogs/delete-schedule-dialog';
import { RemoveDayDialog } from './dialogs/remove-day-dialog';
import { HyperlinksDialog } from '../../dialogs/hyperlinks-dialog';
import { RefereesDialog } from './dialogs/referees-dialog';
import { useSchedule } from '../../games/schedule-context';
import { listGames } from '../../games/schedule-model';
import type { ScheduleParts } from './schedule-parts';
import type { ScheduleTask } from './schedule-tools';
import { TieBreakerDialog } from './dialogs/tie-breaker-dialog';
import { TimesDialog } from '../../dialogs/times-dialog';
import { getKeptName, useGroupsStage } from '../../stages/groups-stage';

export interface ScheduleDialogsProps {
  readonly task: ScheduleTask | null;
  readonly onClose: () => void;
  readonly parts: ScheduleParts;
}

/** The dialog of the chosen tool. */
export function ScheduleDialogs({ task, onClose, parts }: ScheduleDialogsProps) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, dayIds, matches, gameName, isSwiss } = useSchedule();
  const groups = useGroupsStage();
  const { plan, address } = groups;
  const keptAs = getKeptName(tournament.id, groups, 'schedule');
  switch (task) {
    case 'score':
      return <parts.ScoringMode onClose={onClose} />;
    case 'times':
      return (
        <TimesDialog
          keptAs={keptAs}
          title={t('times.title')}
          times={tournament.scheduleTimes}
          days={dayIds.length}
          startsOf={isSwiss ? 'round' : 'day'}
          dates={dayIds.length < 2 ? undefined : tournament}
          hasVenues={dayIds.length > 1 || plan !== null || tournament.scheduleTimes.venues !== undefined}
          onClose={onClose}
          save={(times, seen) => setMatchTimes(tournament.id, times, seen, ...address)}
        />
      );
    case 'break':
      return <AddBreakDialog onClose={onClose} />;
    case 'day':
      return <AddDayDialog onClose={onClose} />;
    case 'removeDay':
      return <RemoveDayDialog onClose={onClose} />;
    case 'referees':
      return <RefereesDialog onClose={onClose} />;
    case 'hyperlinks': {
      const games = [...listGames(tournament.schedule)];
      const parts = dayIds.map((dayId, place) => ({
        id: dayId,
        title: isSwiss ? t('hyperlinks.roundNumber', { number: place + 1 }) : t('hyperlinks.dayNumber', { number: place + 1 }),
        games: games
          .filter((game) => game.dayId === dayId)
          .map(({ matchId }) => ({ id: matchId, name: gameName(matchId), hyperlink: matches.get(matchId)?.hyperlink ?? '' })),
      }));
      return (
        <HyperlinksDialog
          keptAs={keptAs}
          parts={parts}
          onClose={onClose}
          save={(links) => setHyperlinks(tournament.id, links, ...address)}
        />
      );
    }
    case 'tieBreaker':
      return <TieBreakerDialog onClose={onClose} />;
    case 'withdraw':
      return <parts.Withdraw onClose={onClose} />;
    case 'lateTeam':
      return <parts.LateTeam onClose={onClose} />;
    case 'nextRound':
      return <parts.NextRound onClose={onClose} />;
    case 'dayRules':
      return <parts.DayRules tournament={tournament} onClose={onClose} />;
    case 'change':
      return plan && <parts.ChangeGroups plan={plan} onClose={onClose} />;
    case 'delete':
      return <DeleteScheduleDialog onClose={onClose} />;
    // The page has this dialog, because it also concerns the bracket.
    case 'history':
    case null:
      return null;
  }
}
