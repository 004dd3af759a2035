import { closestCenter, DndContext, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/core';
import type { TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { ChevronDownIcon, ChevronUpIcon, IconButton, TriangleAlertIcon } from '@courtside/ui';
import { useState, type KeyboardEvent } from 'react';
import { Lifted } from '../../board/drag-style';
import { LiftHandle } from '../../board/lift-handle';
import { silent, useDragSensors } from '../../board/use-drag-sensors';
import { useKeyLift, type KeyLiftOptions, type LiftKeys } from '../../board/use-key-lift';
import { useSchedule } from '../../games/schedule-context';
import { moveSeed, seedPlaces, type FirstGame } from './seed-order-model';
import { Clash, Seed, SeedNumber, SeedRows, Team, Versus } from './seed-style';

export interface SeedListProps {
  readonly seeds: readonly TeamId[];
  readonly onChange: (seeds: TeamId[]) => void;
  readonly firstGames: ReadonlyMap<number, FirstGame>;
  /** Seeds, from 1, that meet a team of their own group first. */
  readonly clashing: ReadonlySet<number>;
  /** Teams that have not checked in. */
  readonly absent: ReadonlySet<TeamId>;
}

/** Seeds that are dragged, moved by arrows, or given a number. */
export function SeedList({ seeds, onChange, firstGames, clashing, absent }: SeedListProps) {
  const { t } = useTranslation('organizerBracket');
  const { nameOf } = useSchedule();
  const [dragged, setDragged] = useState<TeamId | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const sensors = useDragSensors();
  const words = (teamId: TeamId, place: number) => ({ team: nameOf(teamId), seed: place + 1 });
  const home = (teamId: TeamId) => seeds.indexOf(teamId);
  const said: KeyLiftOptions<TeamId, number>['words'] = {
    picked: (teamId, place) => `${t('create.picked', words(teamId, place))} ${t('create.over', words(teamId, place))}`,
    over: (teamId, place) => t('create.over', words(teamId, place)),
    dropped: (teamId, place) => t('create.dropped', words(teamId, place)),
    cancelled: (teamId) => t('create.cancelled', words(teamId, home(teamId))),
  };
  const keyLift = useKeyLift<TeamId, number>({
    places: seedPlaces(seeds),
    words: said,
    itemAt: (place) => seeds[place],
    onDrop: (teamId, place) => onChange(moveSeed(seeds, home(teamId), place)),
  });
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  const leave = () => {
    if (dragged !== null) keyLift.say(said.cancelled(dragged));
    stop();
  };
  const lifted = dragged ?? keyLift.lift?.item ?? null;
  const target = dragged === null ? (keyLift.lift?.place ?? null) : over;
  const from = lifted === null ? -1 : home(lifted);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t('create.instructions') } }}
      onDragStart={({ active }) => {
        const teamId = seeds[Number(active.id)];
        if (!teamId) return;
        keyLift.cancel();
        keyLift.say(said.picked(teamId, Number(active.id)));
        setDragged(teamId);
      }}
      onDragOver={({ over: under }) => {
        if (dragged !== null && under) keyLift.say(said.over(dragged, Number(under.id)));
        setOver(under ? Number(under.id) : null);
      }}
      onDragEnd={({ active, over: under }) => {
        if (dragged === null || !under || under.id === active.id) return leave();
        stop();
        keyLift.say(said.dropped(dragged, Number(under.id)));
        onChange(moveSeed(seeds, Number(active.id), Number(under.id)));
      }}
      onDragCancel={leave}
    >
      {keyLift.announcer}
      <SeedRows aria-label={t('create.seedsPlain')}>
        {seeds.map((teamId, place) => (
          <SeedRow
            key={teamId}
            teamId={teamId}
            place={place}
            count={seeds.length}
            first={firstGames.get(place + 1)}
            isClashing={clashing.has(place + 1)}
            isAbsent={absent.has(teamId)}
            mark={target !== place || from < 0 || from === place ? null : from < place ? 'after' : 'before'}
            isLifted={lifted === teamId}
            keys={keyLift.keys}
            onMove={(to) => onChange(moveSeed(seeds, place, to))}
          />
        ))}
      </SeedRows>
      <DragOverlay dropAnimation={null}>{dragged !== null && <Lifted>{nameOf(dragged)}</Lifted>}</DragOverlay>
    </DndContext>
  );
}

interface SeedRowProps {
  readonly teamId: TeamId;
  readonly place: number;
  readonly count: number;
  readonly first: FirstGame | undefined;
  readonly isClashing: boolean;
  readonly isAbsent: boolean;
  readonly mark: 'before' | 'after' | null;
  readonly isLifted: boolean;
  readonly keys: LiftKeys<TeamId>;
  readonly onMove: (to: number) => void;
}

function SeedRow({ teamId, place, count, first, isClashing, isAbsent, mark, isLifted, keys, onMove }: SeedRowProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerEntries']);
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
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      take();
    }
  };
  return (
    <Seed ref={drop.setNodeRef} $mark={mark} $dragged={isLifted} data-seed={place + 1}>
      <LiftHandle drag={drag} keys={keys} item={teamId} isLifted={isLifted} label={t('create.handle', { team })} />
      <SeedNumber
        inputMode="numeric"
        aria-label={t('create.seedOf', { team })}
        value={typed ?? String(place + 1)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => /^\d{0,3}$/.test(event.currentTarget.value) && setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={enter}
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
          {isAbsent && `${t('organizerEntries:checkIn.isMissing')} · `}
          {first?.tier && `${t(`create.${first.tier}`)} `}
          {first?.kind === 'seed' && t('create.versusSeed', { seed: first.seed })}
          {first?.kind === 'loser' && t('create.versusLoser', { number: first.game })}
          {first?.kind === 'bye' && t('create.bye')}
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
