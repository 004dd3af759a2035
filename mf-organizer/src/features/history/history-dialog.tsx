import { phaseOf } from '@courtside/domain/day';
import type { BracketGame, GameId, Match, MatchId, Profile } from '@courtside/domain';
import {
  playGame,
  query,
  recordBracketGame,
  recordScore,
  useConnection,
  useWatch,
  watchHistory,
  watchPasses,
  watchScorekeepers,
  type HistoryRecord,
} from '@courtside/firebase';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { Button, color, Dialog, EmptyState, line, Notice, space, Spinner, Stack, type, Undo2Icon } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTask } from '../../saving/use-task';
import { changeOf, restorable } from './history-model';

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

/** So many changes are shown at first. */
const FIRST = 50;

export interface HistoryDialogProps {
  readonly tournamentId: string;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Of the tournament; null where it has none. */
  readonly timeZone: string | null;
  /** What a game is called, by its id. */
  readonly gameName: (id: string) => string;
  /** The history of one game alone. */
  readonly only?: string | undefined;
  readonly onClose: () => void;
}

/** Every change of a result, a time or a state: who, when, from what to what; and the way back, which is a change like others. */
export function HistoryDialog({ only, onClose, gameName, timeZone, ...data }: HistoryDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const history = useWatch(query(watchHistory, data.tournamentId));
  const { status } = useConnection();
  const [count, setCount] = useState(FIRST);
  const task = useTask((message) => t('problem.notSaved', { message }));
  const whoIs = useWho(data);
  const records = history.value?.filter(({ game }) => only === undefined || game === only);
  const restore = (record: HistoryRecord) => void task.run(() => putBack(record, data));
  return (
    <Dialog
      open
      onClose={onClose}
      title={only === undefined ? t('history.title') : t('history.titleOf', { game: gameName(only) })}
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
        {records?.length === 0 && <EmptyState level={3} title={t('history.empty')} />}
        {records && records.length > 0 && (
          <List>
            {records.slice(0, count).map((record) => (
              <Change
                key={record.id}
                record={record}
                name={only === undefined && record.game !== '' ? gameName(record.game) : ''}
                who={whoIs(record.by)}
                timeZone={timeZone}
                onRestore={restorable(record, gameIn(data, record.game)) && !task.busy ? () => restore(record) : null}
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

interface ChangeProps {
  readonly record: HistoryRecord;
  /** Name of its game, where it must be said. */
  readonly name: string;
  readonly who: string;
  readonly timeZone: string | null;
  readonly onRestore: (() => void) | null;
}

function Change({ record, name, who, timeZone, onRestore }: ChangeProps) {
  const { t } = useTranslation('organizerSchedule');
  const format = useFormat();
  const { scores, states } = changeOf(record);
  const what =
    record.kind === 'game'
      ? [
          scores && t('history.fromTo', { from: scores[0], to: scores[1] }),
          states && t('history.fromTo', { from: t(`history.state.${states[0]}`), to: t(`history.state.${states[1]}`) }),
        ]
          .filter(Boolean)
          .join(' · ') || t('history.changed')
      : t(record.kind === 'announcement' ? 'history.announcement' : 'history.plan');
  return (
    <li>
      <span>
        {name && <span>{name}</span>}
        <strong>{what}</strong>
        <small>
          {format.dateTime(record.at, timeZone ?? undefined)} · {who}
        </small>
      </span>
      {onRestore && (
        <Button
          variant="quiet"
          size="small"
          icon={<Undo2Icon size={18} aria-hidden="true" />}
          aria-label={t('history.restoreOf', { score: scores?.[0] ?? '' })}
          onClick={onRestore}
        >
          {t('history.restore')}
        </Button>
      )}
    </li>
  );
}

type Source = Pick<HistoryDialogProps, 'tournamentId' | 'matches' | 'games' | 'profiles'>;

const gameIn = ({ matches, games }: Pick<Source, 'matches' | 'games'>, id: string): Match | BracketGame | undefined =>
  matches.get(id as MatchId) ?? games?.get(id as GameId);

/** An organiser by name; who scored by a pass by the name of the pass. */
function useWho({ tournamentId, profiles }: Source): (uid: string) => string {
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

async function putBack(record: HistoryRecord, data: Source): Promise<void> {
  const now = gameIn(data, record.game);
  const before = restorable(record, now);
  if (!now || !before) return;
  const { team1Score, team2Score } = before;
  const isMatch = data.matches.has(record.game as MatchId);
  const winner = record.from['winner'] === 1 || record.from['winner'] === 2 ? record.from['winner'] : null;
  if (now.play && team1Score !== null && team2Score !== null && phaseOf(now) !== 'planned') {
    const action = { kind: 'correct', team1Score, team2Score, winner } as const;
    await playGame(data.tournamentId, { stage: isMatch ? 'match' : 'bracket', id: record.game }, action);
  } else if (isMatch) {
    await recordScore(data.tournamentId, record.game, before, { team1Score: now.team1Score, team2Score: now.team2Score });
  } else {
    const team = 'bracketLevel' in now && winner !== null ? (winner === 1 ? now.team1Id : now.team2Id) : null;
    await recordBracketGame(data.tournamentId, record.game, { ...before, winner: team as never });
  }
}
