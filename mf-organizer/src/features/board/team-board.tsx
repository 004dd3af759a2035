import { closestCenter, DndContext, DragOverlay, pointerWithin, useDraggable, useDroppable, type CollisionDetection, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { TeamId } from '@courtside/domain';
import { TeamName, useTeamName } from '@courtside/tournament-ui';
import { GripVerticalIcon, Menu, type MenuItem } from '@courtside/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { Handle, Lifted } from './drag-style';
import { useDragSensors } from './use-drag-sensors';
import { Column, Columns, TeamRow } from './board-style';
import { rectOf } from './rect-of';
import { columnKey, dropPlace, neighbour, placeOf, type ColumnPlace, type TeamColumn } from './move-team';

export interface BoardColumn extends TeamColumn {
  /** Its name, also as it is read out. */
  readonly name: string;
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  /** Stands outside of the groups. */
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
  /** Places are numbered from 1. */
  readonly numbered?: boolean;
  readonly headingLevel?: 3 | 4;
}

/** Columns of teams that are dragged by pointer, finger or keyboard, or moved by a menu. */
export function TeamBoard({ columns, onMove, words, numbered = false, headingLevel = 3 }: TeamBoardProps) {
  const nameOf = useTeamName();
  const [dragged, setDragged] = useState<TeamId | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const sensors = useDragSensors(useMemo(() => byArrows(columns), [columns]));
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  const placeWords = (say: TeamBoardWords['over'], teamId: string, overId: string): string => {
    const place = dropPlace(columns, overId);
    const column = columns.find(({ id }) => id === place?.columnId);
    return place && column ? say(nameOf(teamId), column.name, place.index + 1) : '';
  };
  const home = (teamId: string): ColumnPlace => placeOf(columns, teamId) ?? { columnId: '', index: 0 };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => words.picked(nameOf(String(active.id)), home(String(active.id))),
          onDragOver: ({ active, over: under }) => (under ? placeWords(words.over, String(active.id), String(under.id)) : undefined),
          onDragEnd: ({ active, over: under }) => placeWords(words.dropped, String(active.id), String(under?.id ?? active.id)),
          onDragCancel: ({ active }) => words.cancelled(nameOf(String(active.id)), home(String(active.id))),
        },
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragStart={({ active }) => setDragged(active.id as TeamId)}
      onDragOver={({ over: under }) => setOver(under ? String(under.id) : null)}
      onDragEnd={({ active, over: under }) => {
        stop();
        const place = under && under.id !== active.id ? dropPlace(columns, String(under.id)) : null;
        if (place) onMove(active.id as TeamId, place);
      }}
      onDragCancel={stop}
    >
      <Columns $single={columns.length === 1}>
        {columns.map((column) => (
          <BoardColumnCard key={column.id} {...{ column, columns, onMove, words, numbered, headingLevel, dragged, over }} />
        ))}
      </Columns>
      <DragOverlay dropAnimation={null}>{dragged !== null && <Lifted>{nameOf(dragged)}</Lifted>}</DragOverlay>
    </DndContext>
  );
}

interface ColumnCardProps extends Required<Omit<TeamBoardProps, 'columns'>> {
  readonly column: BoardColumn;
  readonly columns: readonly BoardColumn[];
  readonly dragged: TeamId | null;
  readonly over: string | null;
}

function BoardColumnCard({ column, columns, onMove, words, numbered, headingLevel, dragged, over }: ColumnCardProps) {
  const { id, name, teamIds, isWaiting = false } = column;
  const drop = useDroppable({ id: columnKey(id) });
  const Heading = `h${headingLevel}` as const;
  const from = dragged === null ? null : placeOf(columns, dragged);
  return (
    <Column as="section" ref={drop.setNodeRef} $over={over === columnKey(id)} $waiting={isWaiting} aria-label={name} data-column={id}>
      {columns.length > 1 && (
        <Heading>
          {name} <small>{column.aside}</small>
        </Heading>
      )}
      {column.note && <p>{column.note}</p>}
      <ol>
        {teamIds.map((teamId, index) => {
          const isTarget = over === teamId && dragged !== null && dragged !== teamId;
          const isAfter = from?.columnId === id && from.index < index;
          return (
            <BoardTeam
              key={teamId}
              teamId={teamId}
              number={numbered ? index + 1 : null}
              isDragged={dragged === teamId}
              mark={isTarget ? (isAfter ? 'after' : 'before') : null}
              words={words}
              items={[
                { key: 'up', label: words.up, disabled: index === 0, onSelect: () => onMove(teamId, { columnId: id, index: index - 1 }) },
                { key: 'down', label: words.down, disabled: index === teamIds.length - 1, onSelect: () => onMove(teamId, { columnId: id, index: index + 1 }) },
                ...columns
                  .filter((other) => other.id !== id)
                  .map((other) => ({ key: other.id, label: words.moveTo(other), onSelect: () => onMove(teamId, { columnId: other.id, index: other.teamIds.length }) })),
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
  readonly isDragged: boolean;
  readonly mark: 'before' | 'after' | null;
  readonly words: TeamBoardWords;
  readonly items: readonly MenuItem[];
}

function BoardTeam({ teamId, number, isDragged, mark, words, items }: BoardTeamProps) {
  const team = useTeamName()(teamId);
  const drag = useDraggable({ id: teamId });
  const drop = useDroppable({ id: teamId });
  return (
    <TeamRow ref={drop.setNodeRef} $mark={mark} $dragged={isDragged} data-team={teamId}>
      <Handle ref={drag.setActivatorNodeRef} type="button" {...drag.attributes} {...drag.listeners} aria-label={words.handle(team)}>
        <GripVerticalIcon size={20} aria-hidden="true" />
      </Handle>
      {number === null ? <span /> : <b>{number}</b>}
      <div ref={drag.setNodeRef}>
        <TeamName id={teamId} />
      </div>
      <Menu label={words.menu(team)} items={items} />
    </TeamRow>
  );
}

/** A team under the pointer before the column around it; for the keyboard the nearest middle. */
const underPointer: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCenter(args);
  const under = pointerWithin(args);
  const teams = under.filter(({ id }) => !String(id).startsWith('column:'));
  return teams.length > 0 ? teams : under;
};

const byArrows =
  (columns: readonly BoardColumn[]): KeyboardCoordinateGetter =>
  (event, { context }) => {
    if (!/^Arrow(Up|Down|Left|Right)$/.test(event.code)) return undefined;
    event.preventDefault();
    const now = dropPlace(columns, String(context.over?.id ?? context.active?.id ?? ''));
    const next = now && neighbour(columns, now, event.code);
    if (!next) return undefined;
    const column = columns.find(({ id }) => id === next.columnId);
    const target = rectOf(context, column?.teamIds[next.index] ?? columnKey(next.columnId));
    const moving = context.active && context.collisionRect;
    // The nearest middle counts, so the middles are put on each other.
    return target && moving ? { x: target.left + (target.width - moving.width) / 2, y: target.top + (target.height - moving.height) / 2 } : undefined;
  };
