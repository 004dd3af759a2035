import type { PlayerId } from '@courtside/domain';
import { parseShuffle, shuffleLimits, shuffleTable, type Shuffle, type ShuffleGame } from '@courtside/domain/shuffle';
import { query, setShufflePublic, useWatch, watchShuffle } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import {
  isAfterLastDay,
  Section,
  SHUFFLE_TITLE,
  ShuffleGames,
  ShuffleRounds,
  ShuffleTable,
  useClock,
  useMixerPlayerName,
  useRoundName,
} from '@courtside/tournament-ui';
import {
  Button,
  Cluster,
  DicesIcon,
  ListOrderedIcon,
  media,
  Menu,
  Notice,
  PencilIcon,
  Spinner,
  Stack,
  Switch,
  Trash2Icon,
  UsersIcon,
  type MenuItem,
} from '@courtside/ui';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { NotLoaded } from '../../loading/not-loaded';
import { useTask } from '../../saving/use-task';
import type { TournamentData } from '../../workspace/tournament-data';
import { useProfiles } from '../../workspace/use-profiles';
import { DrawDialog } from './draw-dialog';
import { isEnough, presentPlayers } from './next-round';
import { PeopleDialog } from './people-dialog';
import { RemoveRoundDialog, RemoveShuffleDialog } from './removal-dialogs';
import { ResultDialog } from './result-dialog';
import { RulesDialog } from './rules-dialog';

/** In one row on a narrow phone: there the words of the draw take two lines. */
const Tools = styled(Cluster)`
  @media ${media.phone} {
    > :first-child {
      flex: 1 1 6rem;
      min-width: 0;
    }
  }
`;

type Task = { readonly kind: 'draw' | 'people' | 'rules' | 'remove' | 'undo' } | { readonly kind: 'result'; readonly game: ShuffleGame };

export interface ShuffleSectionProps {
  readonly data: TournamentData;
  readonly readOnly: boolean;
  readonly openHistory: () => void;
  /** The user has just added it: it gets the focus. */
  readonly isAdded?: boolean;
}

/** The shuffle of a mixer with the organizer's tools: rounds are drawn and removed, results typed, players come and go. */
export function ShuffleSection({ data, readOnly, openHistory, isAdded = false }: ShuffleSectionProps) {
  const { t } = useTranslation(['shuffle', 'organizerShuffle', 'tournament']);
  const stored = useWatch(query(watchShuffle, data.tournament.id));
  const parsed = useMemo(() => (stored.value ? parseShuffle(stored.value) : null), [stored.value]);
  useEffect(() => {
    if (isAdded) document.getElementById('shuffle')?.focus();
  }, [isAdded]);
  const isUnread = parsed?.ok === false || (stored.status === 'error' && stored.value === undefined);
  return (
    <Section id="shuffle" title={SHUFFLE_TITLE} intro={t('intro')}>
      {!isUnread && stored.value === undefined && <Spinner label={t('tournament:loading')} />}
      {isUnread && <NotLoaded retry={stored.status === 'error' ? stored.retry : null}>{t('organizerShuffle:unread')}</NotLoaded>}
      {parsed?.ok && <Rounds {...{ data, readOnly, openHistory }} shuffle={parsed.value} />}
    </Section>
  );
}

function Rounds({ data, shuffle, readOnly, openHistory }: ShuffleSectionProps & { readonly shuffle: Shuffle }) {
  const { t } = useTranslation(['organizerShuffle', 'organizerSchedule']);
  const format = useFormat();
  const { tournament } = data;
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const showing = useTask((message) => t('problem', { message }), { queued: true });
  // Players who were taken off the list still have their rounds.
  const { profiles: gone, isReading } = useProfiles(
    tournament.id,
    shuffle.players.filter((id) => !tournament.playerIds.includes(id)),
    false,
  );
  const profiles = useMemo(() => new Map([...gone, ...data.profiles]), [gone, data.profiles]);
  const nameOf = useMixerPlayerName(profiles, data.isReadingProfiles || isReading);
  const roundName = useRoundName(tournament.startDate !== tournament.endDate);
  const skillOf = (id: PlayerId) =>
    (Object.hasOwn(tournament.skillOverrides, id) ? tournament.skillOverrides[id] : undefined) ?? profiles.get(id)?.skill ?? null;
  const present = presentPlayers(tournament, shuffle);
  const last = shuffle.rounds.at(-1);
  const isFull = shuffle.rounds.length >= shuffleLimits.rounds;
  const next = Math.min(shuffle.rounds.length + 1, shuffleLimits.rounds);
  const isOver = isAfterLastDay(tournament, useClock(60_000));
  const canUndo = last?.games.every(({ result }) => result === null) ?? false;
  const icon = { 'size': 20, 'aria-hidden': true } as const;
  const items: readonly MenuItem[] = [
    { key: 'rules', label: t('rules.open'), icon: <PencilIcon {...icon} />, onSelect: () => setTask({ kind: 'rules' }) },
    { key: 'history', label: t('organizerSchedule:history.open'), icon: <ListOrderedIcon {...icon} />, onSelect: openHistory },
    ...(last && canUndo
      ? [
          {
            key: 'undo',
            label: t('undo.open', { number: last.number }),
            icon: <Trash2Icon {...icon} />,
            danger: true,
            onSelect: () => setTask({ kind: 'undo' }),
          },
        ]
      : []),
    ...(last
      ? []
      : [
          {
            key: 'remove',
            label: t('remove.open'),
            icon: <Trash2Icon {...icon} />,
            danger: true,
            onSelect: () => setTask({ kind: 'remove' }),
          },
        ]),
  ];
  const toolsOf = (game: ShuffleGame) => (
    <Button
      variant={game.result ? 'quiet' : 'secondary'}
      size="small"
      aria-label={t(game.result ? 'result.correctOf' : 'result.enterOf', {
        one: format.list(game.teams[0].map(nameOf)),
        other: format.list(game.teams[1].map(nameOf)),
      })}
      onClick={() => setTask({ kind: 'result', game })}
    >
      {t(game.result ? 'result.correct' : 'result.enter')}
    </Button>
  );
  return (
    <Stack>
      {!readOnly && (
        <>
          <Tools>
            <Button
              // After the last day there is more to do with its results.
              variant={isOver ? 'secondary' : 'primary'}
              icon={<DicesIcon {...icon} />}
              disabled={isFull || !isEnough(present, shuffle)}
              onClick={() => setTask({ kind: 'draw' })}
            >
              {t('draw.open', { number: next })}
            </Button>
            <Button variant="secondary" size="small" icon={<UsersIcon {...icon} />} onClick={() => setTask({ kind: 'people' })}>
              {t('people.open')}
            </Button>
            <Menu label={t('more')} items={items} />
          </Tools>
          {isFull ? (
            <p>{t('draw.full', { count: shuffleLimits.rounds })}</p>
          ) : (
            !isEnough(present, shuffle) && <p>{t('draw.tooFew', { count: 2 * shuffle.teamSize })}</p>
          )}
          <Switch
            label={t('visitors')}
            hint={!tournament.isTournamentPublic && t('notPublic')}
            checked={tournament.isShufflePublic}
            onChange={(isPublic) => void showing.run(() => setShufflePublic(tournament.id, isPublic))}
          />
          {showing.problem && <Notice kind="error">{showing.problem}</Notice>}
        </>
      )}
      <ShuffleRounds
        rounds={shuffle.rounds}
        nameOf={roundName}
        renderGames={(round) => <ShuffleGames round={round} nameOf={nameOf} {...(readOnly ? {} : { renderTools: toolsOf })} />}
      >
        {last && <ShuffleTable rows={shuffleTable(shuffle, tournament.playerIds)} nameOf={nameOf} />}
      </ShuffleRounds>
      {task?.kind === 'draw' && <DrawDialog {...{ tournament, shuffle, nameOf, skillOf }} onClose={close} />}
      {task?.kind === 'people' && <PeopleDialog {...{ tournament, shuffle, nameOf }} onClose={close} />}
      {task?.kind === 'rules' && <RulesDialog tournament={tournament} rules={shuffle} onClose={close} />}
      {task?.kind === 'remove' && <RemoveShuffleDialog tournamentId={tournament.id} onClose={close} />}
      {task?.kind === 'undo' && last && <RemoveRoundDialog tournamentId={tournament.id} round={last} onClose={close} />}
      {task?.kind === 'result' && <ResultDialog tournamentId={tournament.id} game={task.game} nameOf={nameOf} onClose={close} />}
    </Stack>
  );
}
