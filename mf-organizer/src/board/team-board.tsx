import { DndContext, DragOverlay, pointerWithin, useDraggable, useDroppable, type CollisionDetection } from '@dnd-kit/core';
import type { TeamId } from '@courtside/domain';
import { TeamName, useTeamName } from '@courtside/tournament-ui';
import { Menu, useShortcut, type MenuItem } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { Lifted } from './drag-style';
import { LiftHandle } from './lift-handle';
import { silent, useDragSensors } from './use-drag-sensors';
import { Column, Columns, TeamRow } from './board-style';
import { useKeyLift, type LiftKeys } from './use-key-lift';
import { columnKey, columnPlaces, dropPlace, findPlace, type ColumnPlace, type TeamColumn } from './move-team';

export interface BoardColumn extends TeamColumn {
  /** Its name, which is also read out. */
  readonly name: string;
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  /** Whether it is outside of the groups. */
  readonly isWaiting?: boolean;
}

export interface TeamBoardWords {
  readonly instructions: string;
  readonly nobody: string;
  readonly handle: (team: string) => string;
  readonly menu: (team: string) => string;
  readonly up: string;
  readonly down: string;
  readonly moveTo: (column: BoardColumn) => string;
  readonly picked: (team: string, place: ColumnPlace) => string;
  readonly over: (team: string, column: string, place: number) => string;
  readonly dropped: (team: string, column: string, place: number) => string;
  readonly cancelled: (team: string, place: ColumnPlace) => string;
}

export interface TeamBoardProps {
  readonly columns: readonly BoardColumn[];
  /** The place is counted without the team. */
  readonly onMove: (teamId: TeamId, to: ColumnPlace) => void;
  readonly words: TeamBoardWords;
  /** Shows numbers of places, from 1. */
  readonly numbered?: boolean;
  readonly headingLevel?: 3 | 4;
  /** Returns the note below a team's name; empty for none. */
  readonly noteOf?: (teamId: TeamId) => string;
}

/** Columns of teams that are dragged by pointer, finger or keyboard, or moved with a menu. */
export function TeamBoard({ columns, onMove, words, numbered = false, headingLevel = 3, noteOf = () => '' }: TeamBoardProps) {
  const nameOf = useTeamName();
  const [dragged, setDragged] = useState<TeamId | null>(null);
  const [over, setOver] = useState<ColumnPlace | null>(null);
  const sensors = useDragSensors();
  const placeWords = (say: TeamBoardWords['over'], teamId: string, place: ColumnPlace): string =>
    say(nameOf(teamId), columns.find(({ id }) => id === place.columnId)?.name ?? '', place.index + 1);
  useShortcut(words.instructions);
  const keyLift = useKeyLift<TeamId, ColumnPlace>({
    places: columnPlaces(columns),
    itemAt: ({ columnId, index }) => {
      const teamIds = columns.find(({ id }) => id === columnId)?.teamIds ?? [];
      return teamIds[Math.min(index, teamIds.length - 1)];
    },
    words: {
      picked: (teamId, place) => `${words.picked(nameOf(teamId), place)} ${placeWords(words.over, teamId, place)}`,
      over: (teamId, place) => placeWords(words.over, teamId, place),
      dropped: (teamId, place) => placeWords(words.dropped, teamId, place),
      cancelled: (teamId) => words.cancelled(nameOf(teamId), home(teamId)),
    },
    onDrop: onMove,
  });
  const home = (teamId: string): ColumnPlace => findPlace(columns, teamId) ?? { columnId: '', index: 0 };
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  const leave = () => {
    if (dragged) keyLift.say(words.cancelled(nameOf(dragged), home(dragged)));
    stop();
  };
  const lifted = dragged ?? keyLift.lift?.item ?? null;
  const target = dragged === null ? (keyLift.lift?.place ?? null) : over;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: words.instructions } }}
      onDragStart={({ active }) => {
        const teamId = active.id as TeamId;
        keyLift.cancel();
        keyLift.say(words.picked(nameOf(teamId), home(teamId)));
        setDragged(teamId);
      }}
      onDragOver={({ active, over: under }) => {
        const place = under && dropPlace(columns, active.id as TeamId, String(under.id));
        if (place) keyLift.say(placeWords(words.over, String(active.id), place));
        setOver(place);
      }}
      onDragEnd={({ active, over: under }) => {
        const place = under && under.id !== active.id ? dropPlace(columns, active.id as TeamId, String(under.id)) : null;
        if (!place) return leave();
        stop();
        keyLift.say(placeWords(words.dropped, String(active.id), place));
        onMove(active.id as TeamId, place);
      }}
      onDragCancel={leave}
    >
      {keyLift.announcer}
      <Columns $single={columns.length === 1}>
        {columns.map((column) => (
          <BoardColumnCard
            key={column.id}
            {...{ column, columns, onMove, words, numbered, headingLevel, noteOf, lifted, target }}
            keys={keyLift.keys}
          />
        ))}
      </Columns>
      <DragOverlay dropAnimation={null}>{dragged !== null && <Lifted>{nameOf(dragged)}</Lifted>}</DragOverlay>
    </DndContext>
  );
}

interface ColumnCardProps extends Required<Omit<TeamBoardProps, 'columns'>> {
  readonly column: BoardColumn;
  readonly columns: readonly BoardColumn[];
  /** The team that is lifted by pointer or keyboard. */
  readonly lifted: TeamId | null;
  readonly target: ColumnPlace | null;
  readonly keys: LiftKeys<TeamId>;
}

function BoardColumnCard({ column, columns, onMove, words, numbered, headingLevel, noteOf, lifted, target, keys }: ColumnCardProps) {
  const { id, name, teamIds, isWaiting = false } = column;
  const drop = useDroppable({ id: columnKey(id) });
  const Heading = `h${headingLevel}` as const;
  const from = lifted === null ? null : findPlace(columns, lifted);
  const isTarget = from !== null && target?.columnId === id;
  /** Behind the last team: the column as a whole is the target. */
  const isLast = isTarget && target.index >= teamIds.length;
  return (
    <Column as="section" ref={drop.setNodeRef} $over={isLast} $waiting={isWaiting} aria-label={name} data-column={id}>
      {columns.length > 1 && (
        <Heading>
          {name} <small>{column.aside}</small>
        </Heading>
      )}
      {column.note && <p>{column.note}</p>}
      <ol>
        {teamIds.map((teamId, index) => {
          const isHere = isTarget && target.index === index && lifted !== teamId;
          const isAfter = from?.columnId === id && from.index < index;
          return (
            <BoardTeam
              key={teamId}
              teamId={teamId}
              number={numbered ? index + 1 : null}
              isLifted={lifted === teamId}
              note={noteOf(teamId)}
              keys={keys}
              mark={isHere ? (isAfter ? 'after' : 'before') : null}
              words={words}
              items={[
                { key: 'up', label: words.up, disabled: index === 0, onSelect: () => onMove(teamId, { columnId: id, index: index - 1 }) },
                {
                  key: 'down',
                  label: words.down,
                  disabled: index === teamIds.length - 1,
                  onSelect: () => onMove(teamId, { columnId: id, index: index + 1 }),
                },
                ...columns
                  .filter((other) => other.id !== id)
                  .map((other) => ({
                    key: other.id,
                    label: words.moveTo(other),
                    onSelect: () => onMove(teamId, { columnId: other.id, index: other.teamIds.length }),
                  })),
              ]}
            />
          );
        })}
      </ol>
      {teamIds.length === 0 && <p>{words.nobody}</p>}
    </Column>
  );
}

interface BoardTeamProps {
  readonly teamId: TeamId;
  readonly number: number | null;
  readonly isLifted: boolean;
  readonly note: string;
  readonly keys: LiftKeys<TeamId>;
  readonly mark: 'before' | 'after' | null;
  readonly words: TeamBoardWords;
  readonly items: readonly MenuItem[];
}

function BoardTeam({ teamId, number, isLifted, note, keys, mark, words, items }: BoardTeamProps) {
  const team = useTeamName()(teamId);
  const drag = useDraggable({ id: teamId });
  const drop = useDroppable({ id: teamId });
  return (
    <TeamRow ref={drop.setNodeRef} $mark={mark} $dragged={isLifted} data-team={teamId}>
      <LiftHandle drag={drag} keys={keys} item={teamId} isLifted={isLifted} label={words.handle(team)} />
      {number === null ? <span /> : <b>{number}</b>}
      <div ref={drag.setNodeRef} className="team">
        <TeamName id={teamId} />
        {note && <small>{note}</small>}
      </div>
      <Menu label={words.menu(team)} items={items} />
    </TeamRow>
  );
}

/** Prefers a team under the pointer to the column around it. */
const underPointer: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  const teams = under.filter(({ id }) => !String(id).startsWith('column:'));
  return teams.length > 0 ? teams : under;
};
