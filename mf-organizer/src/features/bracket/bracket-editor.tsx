import { bracketRounds, type BracketGame, type GameId, type Tournament } from '@courtside/domain';
import { setBracketHyperlinks, setBracketTimes } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { PlayDayProvider, Section, useBracketWords, type PlayDay } from '@courtside/tournament-ui';
import {
  Button,
  ClockIcon,
  LinkIcon,
  ListOrderedIcon,
  Menu,
  NetworkIcon,
  PencilIcon,
  Stack,
  Trash2Icon,
  WhistleIcon,
  useCarriedState,
} from '@courtside/ui';
import { useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { bracketOverlap } from '../../fields/first-start';
import { HyperlinksDialog, type HyperlinksDialogProps } from '../../dialogs/hyperlinks-dialog';
import { useExpectedStarts, useGameStates } from '../../games/expected-starts';
import { useSchedule } from '../../games/schedule-context';
import { SectionVisibility } from '../../visibility/section-visibility';
import { TimesDialog } from '../../dialogs/times-dialog';
import { useEventStages } from '../../stages/event-stages';
import { BracketProvider, getGameNumber, useStoredBracket, type BracketModel } from './bracket-context';
import { BracketDrawing } from './bracket-drawing';
import { useBracketStage } from './bracket-stage';
import { BracketProblems } from './bracket-problems';
import { DeleteBracketDialog } from './delete-bracket-dialog';
import { GameDialog } from './game-dialog';
import { OpenGames } from './open-games';
import { useCourtClash } from './use-court-clash';

type Task =
  | { readonly kind: 'times' | 'hyperlinks' | 'dayRules' | 'rename' | 'delete' }
  | { readonly kind: 'game'; readonly gameId: GameId };

export interface BracketEditorProps {
  readonly tournament: Tournament;
  /** Null if there is none, or it has not loaded yet. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** Opens the history of one game, or of the event. */
  readonly openHistory: (gameId?: string) => void;
  readonly DayRules: ComponentType<{ readonly tournament: Tournament; readonly onClose: () => void }>;
  /** Opens the dialog for a further bracket; undefined if none can be added. */
  readonly onAddStage?: (() => void) | undefined;
  /** Renders the dialog that renames a further bracket. */
  readonly renaming?: (onClose: () => void) => ReactNode;
}

/** The section of an existing bracket. */
export function BracketEditor({ tournament, games, DayRules, openHistory, onAddStage, renaming }: BracketEditorProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const { plan, address } = useBracketStage();
  const { tournament: event } = useEventStages();
  const keptAs = plan ? `${tournament.id}.${plan.id}` : `${tournament.id}.bracket`;
  const { model, problems } = useStoredBracket(tournament, games);
  const [task, setTask] = useCarriedState<Task | null>(keptAs, null);
  const close = () => setTask(null);
  const clashOf = useCourtClash();
  // A stable function: opening a dialog must not redraw a bracket of a hundred games.
  const openGame = useCallback((gameId: GameId) => setTask({ kind: 'game', gameId }), [setTask]);
  const expected = useExpectedStarts();
  const states = useGameStates();
  const day = useMemo<PlayDay>(
    () => ({
      forfeitGoals: tournament.forfeitGoals,
      bracketGames: games ?? new Map(),
      expected,
      states: states ?? new Map(),
      heldUntil: null,
      scorerName: null,
    }),
    [tournament.forfeitGoals, games, expected, states],
  );
  const icon = { 'size': 20, 'aria-hidden': true } as const;
  const tools = (
    <>
      <Button variant="secondary" icon={<ClockIcon {...icon} />} onClick={() => setTask({ kind: 'times' })}>
        {t('tool.times')}
      </Button>
      <Menu
        label={plan ? t('stage.more', { name: plan.name }) : t('tool.more')}
        items={[
          { key: 'hyperlinks', label: t('tool.hyperlinks'), icon: <LinkIcon {...icon} />, onSelect: () => setTask({ kind: 'hyperlinks' }) },
          {
            key: 'dayRules',
            label: t('organizerSchedule:tool.dayRules'),
            icon: <WhistleIcon {...icon} />,
            onSelect: () => setTask({ kind: 'dayRules' }),
          },
          {
            key: 'history',
            label: t('organizerSchedule:history.open'),
            icon: <ListOrderedIcon {...icon} />,
            onSelect: () => openHistory(),
          },
          ...(onAddStage ? [{ key: 'addStage', label: t('stage.add'), icon: <NetworkIcon {...icon} />, onSelect: onAddStage }] : []),
          ...(renaming
            ? [{ key: 'rename', label: t('stage.rename'), icon: <PencilIcon {...icon} />, onSelect: () => setTask({ kind: 'rename' }) }]
            : []),
          {
            key: 'delete',
            label: t('tool.delete'),
            icon: <Trash2Icon {...icon} />,
            danger: true,
            onSelect: () => setTask({ kind: 'delete' }),
          },
        ]}
      />
    </>
  );
  return (
    <Section
      {...(plan ? { id: `stage-${plan.id}`, title: plan.name } : { id: 'bracket' })}
      state={<SectionVisibility tournament={tournament} section="bracket" />}
      actions={tools}
    >
      <Stack>
        {games && <BracketProblems problems={problems} bracket={model?.bracket ?? null} />}
        {model && (
          <BracketProvider model={model}>
            <Progress model={model} />
            <OpenGames onGame={openGame} />
            <PlayDayProvider day={day}>
              <BracketDrawing onGame={openGame} />
            </PlayDayProvider>
            {task?.kind === 'game' && <GameDialog key={task.gameId} gameId={task.gameId} onClose={close} />}
            {task?.kind === 'hyperlinks' && (
              <BracketLinks
                model={model}
                keptAs={keptAs}
                onClose={close}
                save={(links) => setBracketHyperlinks(tournament.id, links, ...address)}
              />
            )}
          </BracketProvider>
        )}
      </Stack>
      {task?.kind === 'times' && (
        <TimesDialog
          keptAs={keptAs}
          title={t('organizerSchedule:times.bracketTitle')}
          times={tournament.bracketTimes}
          days={1}
          startsOf="all"
          warningOf={(times) => {
            const overlap = bracketOverlap(tournament, times);
            if (overlap) return t('create.overlap', { start: overlap.start, end: overlap.scheduleEnd });
            return model && clashOf(tournament, model.bracket.template, times);
          }}
          onClose={close}
          save={(times, seen) => setBracketTimes(tournament.id, times, seen, ...address)}
        />
      )}
      {task?.kind === 'dayRules' && <DayRules tournament={event} onClose={close} />}
      {task?.kind === 'rename' && renaming?.(close)}
      {task?.kind === 'delete' && <DeleteBracketDialog model={model} onClose={close} />}
    </Section>
  );
}

function Progress({ model: { bracket } }: { readonly model: BracketModel }) {
  const { t } = useTranslation('organizerBracket');
  const played = bracket.states.filter(({ status }) => status === 'decided').length;
  // A second grand final counts only once it has to be played.
  const total = bracket.states.filter(({ status }, index) => bracket.template.games[index]?.kind === 'game' && status !== 'dormant').length;
  return <p>{t('progress', { played, total })}</p>;
}

interface BracketLinksProps {
  readonly model: BracketModel;
  readonly keptAs: string;
  readonly onClose: () => void;
  readonly save: HyperlinksDialogProps['save'];
}

function BracketLinks({ model: { bracket, games }, keptAs, onClose, save }: BracketLinksProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const { nameOf, teamById } = useSchedule();
  const words = useBracketWords();
  const parts = bracketRounds(bracket.template).map(({ level, roundId, games: indexes }) => ({
    id: `${level} ${roundId}`,
    title: words.round(bracket.template, level, roundId),
    games: indexes.flatMap((index) => {
      const gameId = bracket.template.games[index]?.id ?? ('' as GameId);
      const game = games.get(gameId);
      if (!game || getGameNumber(bracket, gameId) === 0) return [];
      const isKnown = teamById.has(game.team1Id) && teamById.has(game.team2Id);
      const name = t('game.title', { number: getGameNumber(bracket, gameId) });
      return [
        {
          id: gameId,
          name: isKnown ? `${name}: ${t('organizerSchedule:versus', { team1: nameOf(game.team1Id), team2: nameOf(game.team2Id) })}` : name,
          hyperlink: game.hyperlink,
        },
      ];
    }),
  }));
  return <HyperlinksDialog keptAs={keptAs} parts={parts.filter((part) => part.games.length > 0)} onClose={onClose} save={save} />;
}
