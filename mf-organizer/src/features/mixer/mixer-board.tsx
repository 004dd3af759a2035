import { DndContext, DragOverlay, useDraggable, useDroppable, type UniqueIdentifier } from '@dnd-kit/core';
import type { PlayerId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { GripVerticalIcon, Menu, ShuffleIcon, VisuallyHidden } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Handle, Lifted } from '../board/drag-style';
import { useDragSensors } from '../board/use-drag-sensors';
import { keyboardPlayers, playerUnder } from './board-keys';
import { Player, Skill, Team, Teams } from './board-style';
import { teamOf, type DrawnTeams } from './mixer-draw';
import { countedSkill, type MixerPlayers } from './mixer-players';

export interface MixerBoardProps {
  readonly teams: DrawnTeams;
  /** Average skill of each team. */
  readonly averages: readonly number[];
  readonly players: MixerPlayers;
  readonly onSwap: (one: PlayerId, other: PlayerId) => void;
}

/** The drawn teams; two players change places by dragging, by arrow keys or by menu. */
export function MixerBoard({ teams, averages, players, onSwap }: MixerBoardProps) {
  const { t } = useTranslation('organizerMixer');
  const format = useFormat();
  const [dragged, setDragged] = useState<PlayerId | null>(null);
  const [over, setOver] = useState<PlayerId | null>(null);
  const board = useRef<HTMLOListElement>(null);
  const chosen = useRef<PlayerId | null>(null);
  useEffect(() => {
    // A player who was swapped by menu stands in another list now; the focus goes along.
    if (chosen.current) board.current?.querySelector<HTMLElement>(`[data-player="${CSS.escape(chosen.current)}"] [aria-haspopup]`)?.focus();
    chosen.current = null;
  }, [teams]);
  const byKeys = useMemo(() => keyboardPlayers(teams), [teams]);
  const sensors = useDragSensors(byKeys);
  const words = (id: UniqueIdentifier) => ({ name: players.nameOf(id as PlayerId), number: teamOf(teams, id as PlayerId) + 1 });
  /** Whom a lifted player would change places with: somebody of another team. */
  const partner = (one: UniqueIdentifier, other: UniqueIdentifier | undefined): PlayerId | null =>
    other !== undefined && teamOf(teams, one as PlayerId) !== teamOf(teams, other as PlayerId) ? (other as PlayerId) : null;
  const overWords = (one: UniqueIdentifier, other: UniqueIdentifier | undefined) => {
    const found = partner(one, other);
    return found ? t('draw.over', { name: words(one).name, other: words(found).name, number: words(found).number }) : t('draw.overNobody', words(one));
  };
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={playerUnder}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => t('draw.picked', words(active.id)),
          onDragOver: ({ active, over: under }) => overWords(active.id, under?.id),
          onDragEnd: ({ active, over: under }) =>
            partner(active.id, under?.id) ? t('draw.swapped', { name: words(active.id).name, other: words(under?.id ?? '').name }) : t('draw.cancelled', words(active.id)),
          onDragCancel: ({ active }) => t('draw.cancelled', words(active.id)),
        },
        screenReaderInstructions: { draggable: t('draw.instructions') },
      }}
      onDragStart={({ active }) => setDragged(active.id as PlayerId)}
      onDragOver={({ active, over: under }) => setOver(partner(active.id, under?.id))}
      onDragEnd={({ active, over: under }) => {
        stop();
        const other = partner(active.id, under?.id);
        if (other) onSwap(active.id as PlayerId, other);
      }}
      onDragCancel={stop}
    >
      <Teams ref={board}>
        {teams.map((team, index) => (
          <Team key={index} data-team={index + 1}>
            <header>
              <h3>{t('draw.team', { number: index + 1 })}</h3>
              <span>{t('draw.average', { average: format.number(averages[index] ?? 0, 2) })}</span>
            </header>
            <ul>
              {team.map((id) => (
                <PlayerRow
                  key={id}
                  id={id}
                  teams={teams}
                  players={players}
                  isOver={over === id}
                  onSwap={(other) => {
                    chosen.current = id;
                    onSwap(id, other);
                  }}
                />
              ))}
            </ul>
          </Team>
        ))}
      </Teams>
      <DragOverlay dropAnimation={null}>{dragged !== null && <Lifted>{players.nameOf(dragged)}</Lifted>}</DragOverlay>
    </DndContext>
  );
}

interface PlayerRowProps {
  readonly id: PlayerId;
  readonly teams: DrawnTeams;
  readonly players: MixerPlayers;
  readonly isOver: boolean;
  readonly onSwap: (other: PlayerId) => void;
}

function PlayerRow({ id, teams, players, isOver, onSwap }: PlayerRowProps) {
  const { t } = useTranslation('organizerMixer');
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const name = players.nameOf(id);
  const skillOf = (player: PlayerId) => countedSkill(players.skillOf(player));
  const others = teams.flatMap((team, index) => (team.includes(id) ? [] : team.map((other) => ({ other, number: index + 1 }))));
  return (
    <Player ref={drop.setNodeRef} $dragged={drag.isDragging} $over={isOver} data-player={id} data-over={isOver || undefined}>
      <Handle ref={drag.setActivatorNodeRef} type="button" {...drag.attributes} {...drag.listeners} aria-label={t('draw.handle', { name })}>
        <GripVerticalIcon size={20} aria-hidden="true" />
      </Handle>
      <span ref={drag.setNodeRef}>{name}</span>
      <Skill>
        <VisuallyHidden>{t('draw.skillOf', { skill: skillOf(id) })}</VisuallyHidden>
        <span aria-hidden="true">{players.skillOf(id) === null ? `(${skillOf(id)})` : skillOf(id)}</span>
      </Skill>
      <Menu
        label={t('draw.swap', { name })}
        icon={<ShuffleIcon size={20} />}
        items={others.map(({ other, number }) => ({
          key: other,
          label: t('draw.swapItem', { name: players.nameOf(other), number, skill: skillOf(other) }),
          onSelect: () => onSwap(other),
        }))}
      />
    </Player>
  );
}
