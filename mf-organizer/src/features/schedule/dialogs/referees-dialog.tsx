import { dayTimetable, type DayId, type MatchId } from '@courtside/domain';
import { isOwnReferee, refereeClashes, suggestReferees } from '@courtside/domain/engines';
import { setReferees } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, Notice, space, TextField, useCarriedState } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import { useOfferUndo } from '../../../saving/plan-undo';
import { putRefereesBack } from './put-referees-back';
import { PartHeading, PartList } from '../../../dialogs/part-list';
import { usePlaceWords } from '../days/place-words';
import { isTooLong, useTooLong } from '../../../fields/at-most';
import { useSchedule } from '../../../games/schedule-context';
import { listGames } from '../../../games/schedule-model';
import { getKeptName, useGroupsStage } from '../../../stages/groups-stage';

const shownSuggestions = 3;

const Game = styled.li`
  display: grid;
  gap: ${space[1]};
`;

export interface RefereesDialogProps {
  readonly onClose: () => void;
  /** The only game in the dialog, if it is set. */
  readonly only?: MatchId;
}

/** The dialog for referees of all games as free text. It suggests teams that are free and rested and have refereed least. */
export function RefereesDialog({ onClose, only }: RefereesDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'organizerUndo', 'common']);
  const offerUndo = useOfferUndo();
  const tooLong = useTooLong();
  const { tournament, teams, matches, nameOf, gameName, dayIds, dayName, shortDayName } = useSchedule();
  const groups = useGroupsStage();
  const { address } = groups;
  const placeWords = usePlaceWords();
  const [entered, setEntered] = useCarriedState<Readonly<Record<string, string>>>(getKeptName(tournament.id, groups, 'referees'), {});
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const current = useMemo(
    () => new Map([...matches].map(([id, match]) => [id, { ...match, referee: entered[id] ?? match.referee }])),
    [matches, entered],
  );
  const suggestions = useMemo(() => {
    const { schedule, scheduleTimes, withdrawnTeamIds } = tournament;
    // Teams that have left can't referee.
    const there = teams.filter(({ id }) => !withdrawnTeamIds.includes(id));
    return suggestReferees({ schedule, matches: current, numberOfCourts: scheduleTimes, teams: there });
  }, [tournament, current, teams]);
  const clashes = useMemo(() => {
    const { schedule, scheduleTimes } = tournament;
    return refereeClashes({ schedule, matches: current, numberOfCourts: scheduleTimes, teams });
  }, [tournament, current, teams]);
  const clashOf = (matchId: MatchId): string => {
    const other = clashes.get(matchId);
    return other ? t('referees.busy', { game: gameName(other) }) : '';
  };
  const games = [...listGames(tournament.schedule)].filter(
    ({ matchId }) => matches.has(matchId) && (only === undefined || matchId === only),
  );
  const places = useMemo(
    () => new Map(dayIds.map((dayId, place) => [dayId, dayTimetable(tournament.schedule[dayId] ?? [], tournament.scheduleTimes, place)])),
    [tournament, dayIds],
  );
  // A single game has no heading of its day.
  const placeOf = (dayId: DayId, index: number) => {
    const row = places.get(dayId)?.[index];
    if (!row) return undefined;
    return only === undefined ? placeWords(row) : t('referees.place', { day: shortDayName(dayId), place: placeWords(row) });
  };
  const enter = (changes: Readonly<Record<string, string>>) => setEntered({ ...entered, ...changes });
  const fillAll = () => {
    const empty = games.filter(({ matchId }) => (current.get(matchId)?.referee ?? '').trim() === '');
    enter(
      Object.fromEntries(
        empty.flatMap(({ matchId }) => {
          const [best] = suggestions.get(matchId) ?? [];
          return best ? [[matchId, nameOf(best)]] : [];
        }),
      ),
    );
  };
  /** A team can't referee its own game. An entry is refused, and a stored one is marked. */
  const isOwn = (matchId: MatchId, referee: string): boolean => {
    const match = matches.get(matchId);
    return match !== undefined && isOwnReferee(referee, [nameOf(match.team1Id), nameOf(match.team2Id)]);
  };
  const submit = async () => {
    if (
      Object.entries(entered).some(
        ([id, referee]) =>
          isTooLong(referee, 'referee') || (matches.get(id as MatchId)?.referee !== referee.trim() && isOwn(id as MatchId, referee)),
      )
    )
      return;
    const changes = Object.fromEntries(
      Object.entries(entered)
        .filter(([id, referee]) => matches.get(id as MatchId)?.referee !== referee.trim())
        .map(([id, referee]) => [id, referee.trim()]),
    );
    const count = Object.keys(changes).length;
    const before = Object.fromEntries(Object.keys(changes).map((id) => [id, matches.get(id as MatchId)?.referee ?? '']));
    if (count > 0) {
      if (!(await task.run(() => setReferees(tournament.id, changes, ...address)))) return;
      offerUndo({ said: t('organizerUndo:referees', { count }), undo: () => putRefereesBack(tournament.id, changes, before, ...address) });
    }
    onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('referees.title')} submitLabel={t('referees.save')}>
      <p>{t('referees.intro')}</p>
      {only === undefined && (
        <Cluster>
          <Button variant="secondary" size="small" onClick={fillAll}>
            {t('referees.fillAll')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => enter(Object.fromEntries(games.map(({ matchId }) => [matchId, ''])))}>
            {t('referees.clearAll')}
          </Button>
        </Cluster>
      )}
      {dayIds.map((dayId) => {
        const ofDay = games.filter((game) => game.dayId === dayId);
        if (ofDay.length === 0) return null;
        return (
          <section key={dayId}>
            {only === undefined && <PartHeading>{dayName(dayId)}</PartHeading>}
            <PartList>
              {ofDay.map(({ matchId, index }) => (
                <Game key={matchId}>
                  <TextField
                    label={gameName(matchId)}
                    hint={placeOf(dayId, index)}
                    aria-label={t('referees.field', { game: gameName(matchId) })}
                    value={current.get(matchId)?.referee ?? ''}
                    error={
                      tooLong(entered[matchId] ?? '', 'referee') ||
                      (isOwn(matchId, current.get(matchId)?.referee ?? '') && t('referees.own'))
                    }
                    onChange={(event) => enter({ [matchId]: event.currentTarget.value })}
                  />
                  {clashOf(matchId) && <Notice kind="warning">{clashOf(matchId)}</Notice>}
                  <Cluster role="group" aria-label={t('referees.suggest')}>
                    {(suggestions.get(matchId) ?? []).slice(0, shownSuggestions).map((team) => (
                      <Button
                        key={team}
                        variant="secondary"
                        size="small"
                        aria-label={t('referees.take', { team: nameOf(team), game: gameName(matchId) })}
                        onClick={() => enter({ [matchId]: nameOf(team) })}
                      >
                        {nameOf(team)}
                      </Button>
                    ))}
                    {(suggestions.get(matchId) ?? []).length === 0 && <span>{t('referees.none')}</span>}
                  </Cluster>
                </Game>
              ))}
            </PartList>
          </section>
        );
      })}
    </TaskDialog>
  );
}
