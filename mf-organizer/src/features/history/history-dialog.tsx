import { phaseOf } from '@courtside/domain/day';
import type { BracketGame, GameId, Match, MatchId, Profile } from '@courtside/domain';
import {
  correctResult,
  query,
  recordBracketGame,
  recordScore,
  useConnection,
  useWatch,
  watchHistory,
  watchPasses,
  watchScorekeepers,
  type GameRef,
  type HistoryRecord,
} from '@courtside/firebase';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { Button, color, Dialog, EmptyState, line, Notice, space, Spinner, Stack, type, Undo2Icon } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { actionOf, type ResultEntry } from '../../results/result-entry';
import { useTask } from '../../saving/use-task';
import { changeOf, endingIn, planChangeOf, restorable } from './history-model';

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

/** A result that is put back. */
export interface Restored extends ResultEntry {
  readonly game: GameRef;
}

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
  /** How a result is put back that changes other games; without it, it is put back at once. */
  readonly ask?: {
    readonly needed: (restored: Restored) => boolean;
    readonly show: (restored: Restored, onClose: () => void) => ReactNode;
  };
  readonly onClose: () => void;
}

/** Every change of a result, a time or a state: who, when, from what to what; and the way back, which is a change like others. */
export function HistoryDialog({ only, ask, onClose, gameName, timeZone, ...data }: HistoryDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const history = useWatch(query(watchHistory, data.tournamentId));
  const { status } = useConnection();
  const [count, setCount] = useState(FIRST);
  const task = useTask((message) => t('problem.notSaved', { message }));
  const whoIs = useWho(data);
  const records = history.value?.filter(({ game }) => only === undefined || game === only);
  const [asked, setAsked] = useState<Restored | null>(null);
  const restore = (record: HistoryRecord) => {
    const restored = restoredOf(record, data);
    // What changes other games is shown before it is done.
    if (restored && ask?.needed(restored)) setAsked(restored);
    else void task.run(() => putBack(record, data));
  };
  if (asked && ask) return ask.show(asked, () => setAsked(null));
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
  const { scores, states, endings } = changeOf(record);
  const planned = planChangeOf(record);
  const what =
    record.kind === 'game'
      ? [
          scores && t('history.fromTo', { from: scores[0], to: scores[1] }),
          endings && t('history.fromTo', { from: t(`history.ending.${endings[0]}`), to: t(`history.ending.${endings[1]}`) }),
          states && t('history.fromTo', { from: t(`history.state.${states[0]}`), to: t(`history.state.${states[1]}`) }),
        ]
          .filter(Boolean)
          .join(' · ') || t('history.changed')
      : record.kind === 'announcement'
        ? t('history.announcement')
        : planned
          ? t(`history.what.${planned}`)
          : t('history.plan');
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

const sideOf = (winner: unknown): 1 | 2 | null => (winner === 1 || winner === 2 ? winner : null);

/** The result that putting a change back would bring; null where it empties a box. */
function restoredOf({ game, from, kind }: HistoryRecord, data: Source): Restored | null {
  const before = restorable({ from, kind }, gameIn(data, game));
  if (before === null || before.team1Score === null || before.team2Score === null) return null;
  const [team1Score, team2Score] = [before.team1Score, before.team2Score];
  const stage = data.matches.has(game as MatchId) ? 'match' : 'bracket';
  const ending = endingIn(from);
  return {
    game: { stage, id: game },
    team1Score,
    team2Score,
    winner: sideOf(from['winner']),
    ending: ending ?? 'played',
  };
}

async function putBack(record: HistoryRecord, data: Source): Promise<void> {
  const now = gameIn(data, record.game);
  const before = restorable(record, now);
  if (!now || !before) return;
  const isMatch = data.matches.has(record.game as MatchId);
  const restored = restoredOf(record, data);
  const action = restored && actionOf(restored);
  if (restored && action && now.play && phaseOf(now) !== 'planned') {
    await correctResult(data.tournamentId, restored.game, action, { choice: 'carry', seen: now, mayClear: [] });
  } else if (isMatch) {
    await recordScore(data.tournamentId, record.game, before, { team1Score: now.team1Score, team2Score: now.team2Score });
  } else {
    const winner = sideOf(record.from['winner']);
    const team = 'bracketLevel' in now && winner !== null ? (winner === 1 ? now.team1Id : now.team2Id) : null;
    await recordBracketGame(data.tournamentId, record.game, { ...before, winner: team as never });
  }
}
