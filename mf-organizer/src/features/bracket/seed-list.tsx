import { closestCenter, DndContext, DragOverlay, useDraggable, useDroppable, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { ChevronDownIcon, ChevronUpIcon, GripVerticalIcon, IconButton, TriangleAlertIcon } from '@courtside/ui';
import { useState, type KeyboardEvent } from 'react';
import { Handle, Lifted } from '../board/drag-style';
import { rectOf } from '../board/rect-of';
import { useDragSensors } from '../board/use-drag-sensors';
import { useSchedule } from '../schedule/schedule-context';
import { moveSeed, type FirstGame } from './seed-order-model';
import { Clash, Seed, SeedNumber, SeedRows, Team, Versus } from './seed-style';

export interface SeedListProps {
  readonly seeds: readonly TeamId[];
  readonly onChange: (seeds: TeamId[]) => void;
  readonly firstGames: ReadonlyMap<number, FirstGame>;
  /** Seeds, from 1, that meet a team of their own group first. */
  readonly clashing: ReadonlySet<number>;
}

/** Arrow keys move a lifted team by one place. */
const byPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const target = Number(context.over?.id ?? context.active?.id ?? 0) + step;
  const rect = rectOf(context, target);
  return rect ? { x: rect.left, y: rect.top } : undefined;
};

/** Seeds that are dragged, moved by arrows, or given a number. */
export function SeedList({ seeds, onChange, firstGames, clashing }: SeedListProps) {
  const { t } = useTranslation('organizerBracket');
  const { nameOf } = useSchedule();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const sensors = useDragSensors(byPlace);
  const words = (id: unknown, place: unknown) => ({ team: nameOf(seeds[Number(id)] ?? ''), seed: Number(place) + 1 });
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => t('create.picked', words(active.id, active.id)),
          onDragOver: ({ active, over: under }) => (under ? t('create.over', words(active.id, under.id)) : undefined),
          onDragEnd: ({ active, over: under }) => t('create.dropped', words(active.id, under?.id ?? active.id)),
          onDragCancel: ({ active }) => t('create.cancelled', words(active.id, active.id)),
        },
        screenReaderInstructions: { draggable: t('create.instructions') },
      }}
      onDragStart={({ active }) => setDragged(Number(active.id))}
      onDragOver={({ over: under }) => setOver(under ? Number(under.id) : null)}
      onDragEnd={({ active, over: under }) => {
        stop();
        if (under && under.id !== active.id) onChange(moveSeed(seeds, Number(active.id), Number(under.id)));
      }}
      onDragCancel={stop}
    >
      <SeedRows aria-label={t('create.seedsPlain')}>
        {seeds.map((teamId, place) => (
          <SeedRow
            key={teamId}
            teamId={teamId}
            place={place}
            count={seeds.length}
            first={firstGames.get(place + 1)}
            isClashing={clashing.has(place + 1)}
            mark={over !== place || dragged === null || dragged === place ? null : dragged < place ? 'after' : 'before'}
            onMove={(to) => onChange(moveSeed(seeds, place, to))}
          />
        ))}
      </SeedRows>
      <DragOverlay dropAnimation={null}>{dragged !== null && <Lifted>{nameOf(seeds[dragged] ?? '')}</Lifted>}</DragOverlay>
    </DndContext>
  );
}

interface SeedRowProps {
  readonly teamId: TeamId;
  readonly place: number;
  readonly count: number;
  readonly first: FirstGame | undefined;
  readonly isClashing: boolean;
  readonly mark: 'before' | 'after' | null;
  readonly onMove: (to: number) => void;
}

function SeedRow({ teamId, place, count, first, isClashing, mark, onMove }: SeedRowProps) {
  const { t } = useTranslation('organizerBracket');
  const { nameOf } = useSchedule();
  const drag = useDraggable({ id: place });
  const drop = useDroppable({ id: place });
  const [typed, setTyped] = useState<string | null>(null);
  const team = nameOf(teamId);
  const take = () => {
    const seed = Number(typed);
    setTyped(null);
    if (typed !== null && Number.isInteger(seed) && seed >= 1 && seed <= count && seed !== place + 1) onMove(seed - 1);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      take();
    }
  };
  return (
    <Seed ref={drop.setNodeRef} $mark={mark} $dragged={drag.isDragging} data-seed={place + 1}>
      <Handle ref={drag.setActivatorNodeRef} type="button" {...drag.attributes} {...drag.listeners} aria-label={t('create.handle', { team })}>
        <GripVerticalIcon size={20} aria-hidden="true" />
      </Handle>
      <SeedNumber
        inputMode="numeric"
        aria-label={t('create.seedOf', { team })}
        value={typed ?? String(place + 1)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => /^\d{0,3}$/.test(event.currentTarget.value) && setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={keys}
      />
      <Team>
        <div ref={drag.setNodeRef}>
          <TeamName id={teamId} />
        </div>
        {isClashing && (
          <Clash>
            <TriangleAlertIcon size={16} aria-hidden="true" />
            {t('create.clashShort')}
          </Clash>
        )}
        <Versus>
          {first?.isHayes && `${t('create.hayes')} `}
          {first && (first.kind === 'seed' ? t('create.versusSeed', { seed: first.seed }) : t('create.bye'))}
        </Versus>
      </Team>
      <IconButton label={t('create.up', { team })} disabled={place === 0} onClick={() => onMove(place - 1)}>
        <ChevronUpIcon size={20} />
      </IconButton>
      <IconButton label={t('create.down', { team })} disabled={place === count - 1} onClick={() => onMove(place + 1)}>
        <ChevronDownIcon size={20} />
      </IconButton>
    </Seed>
  );
}
