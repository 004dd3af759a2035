import {
  readBracket,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type Profile,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import {
  query,
  restoreDeleted,
  useConnection,
  useWatch,
  watchHistory,
  watchPasses,
  watchScorekeepers,
  type HistoryRecord,
} from '@courtside/firebase';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { Button, color, Dialog, EmptyState, line, Notice, space, Spinner, Stack, type } from '@courtside/ui';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTask } from '../../saving/use-task';
import { ChangeLine } from './change-line';
import { listDeletedGames, isWhole, getPlanChange, restorable, wayBack } from './history-model';
import { gameIn, holdsOthers, putBack, getRestored, type Restored } from './put-back';

const List = styled.ol`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding: ${space[2]} 0;
    border-top: ${line.hair} solid ${color.line};
  }
  strong,
  small {
    display: block;
  }
  small {
    ${type.meta}
    color: ${color.ink3};
  }
`;

/** The number of changes at first. */
const FIRST = 50;

export interface HistoryDialogProps {
  readonly tournament: Pick<
    Tournament,
    | 'id'
    | 'timeZone'
    | 'groups'
    | 'schedule'
    | 'bracket'
    | 'bracketType'
    | 'bracketSeeds'
    | 'bracketUpperSize'
    | 'bracketDrops'
    | 'bracketCourts'
    | 'bracketPlaces'
    | 'bracketSeries'
    | 'withdrawnTeamIds'
  >;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Returns the name of an existing game, by its id. */
  readonly gameName: (id: string) => string;
  /** Returns the same for a game of a further bracket; null for any other game. */
  readonly furtherName: (id: string) => string | null;
  /** "Round 2"; empty for a deleted one. */
  readonly roundName: (id: string) => string;
  /** Limits the history to one game. */
  readonly only?: string | undefined;
  /** Confirms restoring a result that changes other games; without it, the result is restored at once. */
  readonly ask?: {
    readonly needed: (restored: Restored) => boolean;
    readonly show: (restored: Restored, onClose: () => void) => ReactNode;
  };
  /** Renders the dialog that lets a withdrawn team play again, with the games that it forfeited. */
  readonly comesBack: (teamId: TeamId, onClose: () => void) => ReactNode;
  readonly onClose: () => void;
}

/**
 * Lists every change of a result, a time or a state: the user, the time, the old and the new value, and a button to restore, which is
 * recorded like any other change.
 */
export function HistoryDialog({
  tournament,
  teams,
  only,
  ask,
  comesBack,
  onClose,
  gameName,
  furtherName,
  roundName,
  profiles,
  ...stored
}: HistoryDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const bracket = useMemo(() => stored.games && readBracket(tournament, stored.games).bracket, [tournament, stored.games]);
  const data = { tournamentId: tournament.id, bracket, ...stored };
  const history = useWatch(query(watchHistory, tournament.id));
  const { status } = useConnection();
  const [count, setCount] = useState(FIRST);
  const task = useTask((message) => t('problem.notSaved', { message }));
  const whoIs = useWho(tournament.id, profiles);
  const records = history.value?.filter((record) => isWhole(record) && (only === undefined || record.game === only));
  const gone = useMemo(() => listDeletedGames(history.value ?? []), [history.value]);
  const teamIds = useMemo(() => new Set<string>(teams.map(({ id }) => id)), [teams]);
  const teamName = (id: string): string => teams.find((team) => team.id === id)?.name ?? t('unknownTeam');
  const nameOf = (id: string): string => {
    if (gameIn(data, id)) return gameName(id);
    const further = furtherName(id);
    if (further !== null) return further;
    const played = gone.get(id);
    return played && played.every((team) => teamIds.has(team))
      ? t('versus', { team1: teamName(played[0]), team2: teamName(played[1]) })
      : t('history.goneGame');
  };
  const [asked, setAsked] = useState<Restored | null>(null);
  const [returning, setReturning] = useState<TeamId | null>(null);
  const isRestorable = (record: HistoryRecord): boolean =>
    (restorable(record, gameIn(data, record.game)) ?? wayBack(record, tournament, teamIds)) !== null && !holdsOthers(record, data);
  const restore = (record: HistoryRecord) => {
    // The buttons stay while one is busy, and keep the focus.
    if (task.busy) return;
    const change = getPlanChange(record);
    if (change?.what === 'withdrawn') return setReturning(change.teamId as TeamId);
    if (record.kind !== 'game') return void task.run(() => restoreDeleted(tournament.id, record.id));
    const restored = getRestored(record, data);
    // Shows a change of other games before it is saved.
    if (restored && ask?.needed(restored)) setAsked(restored);
    else void task.run(() => putBack(record, data));
  };
  if (returning !== null) return comesBack(returning, () => setReturning(null));
  if (asked && ask) return ask.show(asked, () => setAsked(null));
  return (
    <Dialog
      open
      onClose={onClose}
      title={only === undefined ? t('history.title') : t('history.titleOf', { game: nameOf(only) })}
      closeLabel={t('common:action.close')}
    >
      <Stack $gap={space[3]}>
        {status === 'offline' && <Notice kind="offline">{t('history.offline')}</Notice>}
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
        {!records && history.status === 'error' && (
          <EmptyState
            failed
            level={3}
            title={t('history.failed')}
            actions={<Button onClick={history.retry}>{t('common:action.retry')}</Button>}
          />
        )}
        {!records && history.status !== 'error' && <Spinner label={t('common:loading')} />}
        {records?.length === 0 && (
          <EmptyState level={3} title={t('history.empty')}>
            {t('history.emptyText')}
          </EmptyState>
        )}
        {records && records.length > 0 && (
          <List>
            {records.slice(0, count).map((record) => (
              <ChangeLine
                key={record.id}
                {...{ record, teamName, roundName }}
                name={only === undefined && record.game !== '' ? nameOf(record.game) : ''}
                who={whoIs(record.by)}
                timeZone={tournament.timeZone}
                onRestore={isRestorable(record) ? () => restore(record) : null}
              />
            ))}
          </List>
        )}
        {records && records.length > count && (
          <Button variant="secondary" onClick={() => setCount(count + FIRST)}>
            {t('history.more')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

/** Returns an organizer's name, or the name of a scorekeeper's pass. */
function useWho(tournamentId: string, profiles: ReadonlyMap<string, Profile>): (uid: string) => string {
  const { t } = useTranslation('organizerSchedule');
  const passes = useWatch(query(watchPasses, tournamentId)).value;
  const keepers = useWatch(query(watchScorekeepers, tournamentId)).value;
  return (uid) => {
    const profile = profiles.get(uid);
    if (profile) return formatPersonName(profile.name);
    const passId = keepers?.find((keeper) => keeper.uid === uid)?.passId;
    if (passId === undefined) return t('history.somebody');
    const name = passes?.find(({ id }) => id === passId)?.name ?? '';
    return name === '' ? t('history.scorekeeper') : t('history.scorekeeperOf', { pass: name });
  };
}
