import { limits, type PlayerId, type Tournament } from '@courtside/domain';
import type { DrawnRound, Shuffle, ShuffleRound } from '@courtside/domain/shuffle';
import { saveShuffleRound } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays, daysBetween, ShuffleGames, useFormatDay } from '@courtside/tournament-ui';
import { Button, DicesIcon, Notice, SelectField, showToast, space, TimeField } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { drawNext, isEnough, nextStart, presentPlayers, toPreview } from './next-round';
import { useDrawn } from './use-drawn';

/** The games of the draw before stay, dimmed, while it is drawn again. */
const Drawn = styled.div`
  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

/** Fields, and the button in line with them. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[2]} ${space[3]};
`;

export interface DrawDialogProps {
  readonly tournament: Tournament;
  readonly shuffle: Shuffle;
  readonly nameOf: (player: PlayerId) => string;
  readonly skillOf: (player: PlayerId) => number | null;
  readonly onClose: () => void;
}

/** Draws the next round: shows it with its figures, draws it again, and only then stores it. */
export function DrawDialog({ tournament, shuffle, nameOf, skillOf, onClose }: DrawDialogProps) {
  const { t } = useTranslation('organizerShuffle');
  // The round that this dialog is about: if another organizer draws it while this is open, saving reports it.
  const [round] = useState(() => shuffle.rounds.length + 1);
  const [draw, setDraw] = useState(1);
  const [when, setWhen] = useState(() => nextStart(shuffle, tournament.startDate));
  const task = useTask((message) => t('problem', { message }), { needsNetwork: true });
  const players = presentPlayers(tournament, shuffle);
  const canDraw = isEnough(players, shuffle);
  const key = JSON.stringify([draw, shuffle.rounds.length, shuffle.teamSize, players.map((id) => [id, skillOf(id)])]);
  const { drawn, isDrawing } = useDrawn(key, () => (canDraw ? drawNext(tournament.id, shuffle, players, skillOf, draw) : null));
  const counted = (id: PlayerId) => skillOf(id) ?? limits.skill.unknown;
  const sumOf = (team: readonly PlayerId[]) => team.reduce((sum, id) => sum + counted(id), 0);
  const unknown = players.filter((id) => skillOf(id) === null).length;
  const open = shuffle.rounds.flatMap(({ games }) => games).filter(({ result }) => result === null).length;
  const hasStart = when.start !== '';
  // Without any skill all teams are as strong as each other.
  const hasSkills = unknown < players.length;
  const preview = drawn && toPreview(drawn, hasStart ? when : { ...when, start: '00:00' }, shuffle);
  const submit = async () => {
    if (!preview || isDrawing || !hasStart) return;
    if (!(await task.run(() => saveShuffleRound(tournament.id, round, preview)))) return;
    showToast(t('draw.done', { number: round }));
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('draw.title', { number: round })}
      submitLabel={t('draw.submit')}
      submitDisabled={!drawn || isDrawing || !hasStart}
      size="large"
    >
      {!canDraw && <Notice kind="warning">{t('draw.tooFew', { count: 2 * shuffle.teamSize })}</Notice>}
      {(open > 0 || (hasSkills && unknown > 0)) && (
        <Notice kind="info">
          {open > 0 && <div>{t('draw.awaited', { count: open })}</div>}
          {hasSkills && unknown > 0 && <div>{t('draw.unknown', { count: unknown, skill: limits.skill.unknown })}</div>}
        </Notice>
      )}
      <Choices>
        <DayField tournament={tournament} value={when.date} onChange={(date) => setWhen({ ...when, date })} />
        <TimeField
          label={t('draw.start')}
          value={when.start}
          error={!hasStart && t('draw.startMissing')}
          onChange={(event) => setWhen({ ...when, start: event.currentTarget.value })}
        />
        <Button
          variant="secondary"
          icon={<DicesIcon size={20} aria-hidden="true" />}
          disabled={!canDraw || isDrawing}
          onClick={() => setDraw(draw + 1)}
        >
          {t('draw.again')}
        </Button>
      </Choices>
      {canDraw && (
        <p role="status">
          {isDrawing || !drawn || !preview ? (
            t('draw.drawing')
          ) : (
            <Figures {...{ drawn, nameOf, sumOf, preview, hasSkills }} number={draw} isFirst={round === 1} />
          )}
        </p>
      )}
      {preview && (
        <Drawn aria-busy={isDrawing}>
          <ShuffleGames round={preview} nameOf={nameOf} noteOf={(team) => (hasSkills ? t('draw.skill', { skill: sumOf(team) }) : '')} />
        </Drawn>
      )}
    </TaskDialog>
  );
}

interface FiguresProps {
  readonly number: number;
  /** No one has played with anyone before. */
  readonly isFirst: boolean;
  readonly hasSkills: boolean;
  readonly drawn: DrawnRound;
  readonly preview: ShuffleRound;
  readonly nameOf: (player: PlayerId) => string;
  readonly sumOf: (team: readonly PlayerId[]) => number;
}

/** How good a draw is: its games, the team-mates who meet again, and how even it is. */
function Figures({ number, isFirst, hasSkills, drawn: { repeated }, preview: { games }, nameOf, sumOf }: FiguresProps) {
  const { t } = useTranslation('organizerShuffle');
  const format = useFormat();
  const names = format.list(repeated.map(([one, other]) => t('draw.pair', { one: nameOf(one), other: nameOf(other) })));
  const difference = Math.max(...games.map(({ teams: [one, other] }) => Math.abs(sumOf(one) - sumOf(other))));
  const parts = [
    t('draw.number', { number }),
    t('draw.figures', { count: games.length }),
    ...(isFirst ? [] : [repeated.length === 0 ? t('draw.repeats0') : t('draw.repeats', { count: repeated.length, names })]),
    ...(hasSkills ? [t('draw.even', { difference })] : []),
  ];
  return <>{parts.join(' ')}</>;
}

interface DayFieldProps {
  readonly tournament: Tournament;
  readonly value: string;
  readonly onChange: (date: string) => void;
}

/** The day of a round; nothing to choose in an event of one day. */
function DayField({ tournament: { startDate, endDate }, value, onChange }: DayFieldProps) {
  const { t } = useTranslation('organizerShuffle');
  const formatDay = useFormatDay();
  const days = Array.from({ length: Math.max(1, daysBetween(startDate, endDate) + 1) }, (_, day) => addDays(startDate, day));
  if (days.length === 1) return null;
  return (
    <SelectField label={t('draw.date')} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {[...new Set([...days, value])].map((day) => (
        <option key={day} value={day}>
          {formatDay(day)}
        </option>
      ))}
    </SelectField>
  );
}
