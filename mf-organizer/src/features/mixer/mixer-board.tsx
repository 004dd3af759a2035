import { DndContext, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/core';
import type { PlayerId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Menu, ShuffleIcon, useShortcut, VisuallyHidden } from '@courtside/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Lifted } from '../../board/drag-style';
import { LiftHandle } from '../../board/lift-handle';
import { silent, useDragSensors } from '../../board/use-drag-sensors';
import { useKeyLift, type KeyLiftOptions, type LiftKeys } from '../../board/use-key-lift';
import { playerPlaces, playerUnder } from './board-keys';
import { Player, Skill, Team, Teams } from './board-style';
import { findTeamIndex, type DrawnTeams } from './mixer-draw';
import { countedSkill, type MixerPlayers } from './mixer-players';

export interface MixerBoardProps {
  readonly teams: DrawnTeams;
  /** Average skill of each team. */
  readonly averages: readonly number[];
  readonly players: MixerPlayers;
  readonly onSwap: (one: PlayerId, other: PlayerId) => void;
}

/** The drawn teams; two players swap by dragging, by arrow keys or by menu. */
export function MixerBoard({ teams, averages, players, onSwap }: MixerBoardProps) {
  const { t } = useTranslation('organizerMixer');
  const format = useFormat();
  const [dragged, setDragged] = useState<PlayerId | null>(null);
  const [over, setOver] = useState<PlayerId | null>(null);
  const board = useRef<HTMLOListElement>(null);
  const chosen = useRef<PlayerId | null>(null);
  useLayoutEffect(() => {
    // A player who was swapped by menu is in another list now; the focus follows.
    if (chosen.current) board.current?.querySelector<HTMLElement>(`[data-player="${CSS.escape(chosen.current)}"] [aria-haspopup]`)?.focus();
    chosen.current = null;
  }, [teams]);
  const sensors = useDragSensors();
  const words = (id: PlayerId) => ({ name: players.nameOf(id), number: findTeamIndex(teams, id) + 1 });
  /** Returns the player of another team with whom a lifted player would swap. */
  const partner = (one: PlayerId, other: PlayerId | undefined): PlayerId | null =>
    other !== undefined && findTeamIndex(teams, one) !== findTeamIndex(teams, other) ? other : null;
  const said: KeyLiftOptions<PlayerId, PlayerId>['words'] = {
    picked: (one) => t('draw.picked', words(one)),
    over: (one, other) => {
      const found = partner(one, other);
      return found
        ? t('draw.over', { name: words(one).name, other: words(found).name, number: words(found).number })
        : t('draw.overNobody', words(one));
    },
    dropped: (one, other) =>
      partner(one, other) ? t('draw.swapped', { name: words(one).name, other: words(other).name }) : t('draw.cancelled', words(one)),
    cancelled: (one) => t('draw.cancelled', words(one)),
  };
  const swap = (one: PlayerId, other: PlayerId) => {
    if (partner(one, other)) onSwap(one, other);
  };
  useShortcut(t('draw.instructions'));
  const keyLift = useKeyLift<PlayerId, PlayerId>({ places: playerPlaces(teams), words: said, itemAt: (player) => player, onDrop: swap });
  const lifted = dragged ?? keyLift.lift?.item ?? null;
  const target = lifted && partner(lifted, dragged === null ? keyLift.lift?.place : (over ?? undefined));
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={playerUnder}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t('draw.instructions') } }}
      onDragStart={({ active }) => {
        const player = active.id as PlayerId;
        keyLift.cancel();
        keyLift.say(said.picked(player, player));
        setDragged(player);
      }}
      onDragOver={({ active, over: under }) => {
        const other = (under?.id ?? null) as PlayerId | null;
        keyLift.say(said.over(active.id as PlayerId, other ?? (active.id as PlayerId)));
        setOver(other);
      }}
      onDragEnd={({ active, over: under }) => {
        const player = active.id as PlayerId;
        const other = (under?.id ?? player) as PlayerId;
        stop();
        keyLift.say(said.dropped(player, other));
        swap(player, other);
      }}
      onDragCancel={({ active }) => {
        keyLift.say(said.cancelled(active.id as PlayerId));
        stop();
      }}
    >
      {keyLift.announcer}
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
                  isOver={target === id}
                  isLifted={lifted === id}
                  keys={keyLift.keys}
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
  readonly isLifted: boolean;
  readonly keys: LiftKeys<PlayerId>;
  readonly onSwap: (other: PlayerId) => void;
}

function PlayerRow({ id, teams, players, isOver, isLifted, keys, onSwap }: PlayerRowProps) {
  const { t } = useTranslation('organizerMixer');
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const name = players.nameOf(id);
  const skillOf = (player: PlayerId) => countedSkill(players.skillOf(player));
  const others = teams.flatMap((team, index) => (team.includes(id) ? [] : team.map((other) => ({ other, number: index + 1 }))));
  return (
    <Player ref={drop.setNodeRef} $dragged={isLifted} $over={isOver} data-player={id} data-over={isOver || undefined}>
      <LiftHandle drag={drag} keys={keys} item={id} isLifted={isLifted} label={t('draw.handle', { name })} />
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
