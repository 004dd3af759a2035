import { hasGroups, limits, type TeamId } from '@courtside/domain';
import { movedToEnd } from '@courtside/domain/registration';
import { saveGroups } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Checkbox, ChoiceCards, Cluster, Notice, ShuffleIcon, space } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { MissingNotice } from '../../check-in/missing-notice';
import { useMissing } from '../../check-in/use-missing';
import { TeamBoard } from '../../board/team-board';
import type { TournamentData } from '../../workspace/tournament-data';
import { LeftNotice } from '../../dialogs/left-notice';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { draft, groupCounts, possibleCount, type Groups } from '../../games/group-drafts';
import { keepHeldTeams } from '../../games/held-teams';
import { isPlayable, movedGroups, keepTeams } from './group-columns';
import { useGroupBoardWords } from '../../board/use-board-words';
import { useColumnWords } from './use-column-words';

/** Two choices that belong together: close to each other, and without a gap where there is none. */
const Options = styled.div`
  &:empty {
    display: none;
  }
`;

/** In line with the words of its checkbox. */
const Later = styled.div`
  padding: ${space[1]} 0 ${space[1]} 2.125rem;
`;

/** The drafted groups, and their teams by seed, before anything is written. */
interface GroupsDraft {
  readonly order: readonly TeamId[];
  /** The number of the best teams that are in no group. */
  readonly held: number;
  readonly count: number;
  readonly groups: Groups;
}

/** Returns how many of these teams can be in no group, so that enough are left for groups. */
const mostHeld = (teamIds: readonly TeamId[]): number => Math.max(0, teamIds.length - limits.groupStageTeams);

/** Returns the number of the held teams that are still among these. */
const countHeld = ({ order, held }: Pick<GroupsDraft, 'order' | 'held'>, teamIds: readonly TeamId[]): number =>
  order.slice(0, held).filter((id) => teamIds.includes(id)).length;

/**
 * The dialog Create Groups: 1 to 4 groups, or up to 8 at the organizer's request. They are drafted by seed, and can be shuffled and arranged before anything is
 * written.
 */
export function CreateGroupsDialog({ data, onClose }: { readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'organizerEntries', 'common', 'errors']);
  const { tournament, seedOrder } = data;
  const [made, setMade] = useState<GroupsDraft>(() => {
    const first =
      Math.min(Object.keys(tournament.groups).length, limits.groups.maximum) || (groupCounts(seedOrder.length)[1]?.sizes ? 2 : 1);
    return { order: seedOrder, held: 0, count: first, groups: draft(seedOrder, first) };
  });
  const { count } = made;
  const held = countHeld(made, seedOrder);
  const { usual, maximum } = limits.groups;
  const [isMany, setMany] = useState(count > usual);
  const [hasLater, setLater] = useState(false);
  // Teams that leave while the dialog is open are left out.
  const order = made.order.filter((id) => seedOrder.includes(id));
  const groups = keepTeams(made.groups, seedOrder);
  const counts = groupCounts(order.length - held, isMany ? maximum : usual);
  const missing = useMissing(tournament, seedOrder);
  const [tried, setTried] = useState(false);
  const words = useGroupBoardWords();
  const columns = useColumnWords()(groups, seedOrder);
  const task = useTask((message) => `${t('errors:creatingGroups')} ${message}`);
  const playable = isPlayable(groups);
  const choose = (next: number, random?: () => number) => {
    const later = Math.min(held, mostHeld(order));
    const possible = possibleCount(next, order.length - later);
    setMade({ order, held: later, count: possible, groups: draft(order.slice(later), possible, random) });
    setTried(false);
  };
  const of = (from: Omit<GroupsDraft, 'groups'>, teamIds: readonly TeamId[]): GroupsDraft => {
    const later = Math.min(countHeld(from, teamIds), mostHeld(teamIds));
    const possible = possibleCount(from.count, teamIds.length - later);
    return { order: teamIds, held: later, count: possible, groups: draft(teamIds.slice(later), possible) };
  };
  const hold = (next: number) => {
    setMade(of({ order, held: next, count }, order));
    setTried(false);
  };
  const submit = async () => {
    setTried(true);
    const stored = Object.fromEntries(Object.entries(groups).map(([id, members]) => [id, [...members] as TeamId[]]));
    if (!playable || !(await task.run(() => saveGroups(tournament.id, stored)))) return;
    const placed = Object.values(groups).flat();
    keepHeldTeams(
      tournament.id,
      made.order.slice(0, made.held).filter((id) => !placed.includes(id)),
    );
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('groups.dialogTitle')}
      submitLabel={t('groups.submit', { count })}
      size="large"
    >
      <ChoiceCards
        legend={t('groups.count')}
        hint={t('groups.countHint')}
        columns={4}
        value={String(count)}
        onChange={(value) => choose(Number(value))}
        choices={counts.map(({ count: number, sizes }) => ({
          value: String(number),
          label: t('common:count.groups', { count: number }),
          text: sizes ? sizes.join(' + ') : t('groups.tooMany'),
          disabled: sizes === null,
        }))}
      />
      <Options>
        {(isMany || possibleCount(maximum, order.length - held) > usual) && (
          <Checkbox
            label={t('groups.many', { usual })}
            checked={isMany}
            onChange={(event) => {
              setMany(event.currentTarget.checked);
              if (count > usual) choose(possibleCount(usual, order.length - held));
            }}
          />
        )}
        {(hasLater || order.length > limits.bracket.teams) && (
          <Checkbox
            label={t('groups.later')}
            checked={hasLater}
            onChange={(event) => {
              setLater(event.currentTarget.checked);
              hold(event.currentTarget.checked ? 1 : 0);
            }}
          />
        )}
        {hasLater && (
          <Later>
            <CountField
              label={t('groups.laterCount')}
              hint={t('groups.laterHint')}
              value={held}
              onChange={(next) => hold(next ?? 0)}
              min={0}
              max={mostHeld(order)}
            />
          </Later>
        )}
      </Options>
      {count === 1 && (order.length - held) % 2 === 1 && <Notice kind="info">{t('groups.swissOdd')}</Notice>}
      <Cluster $justify="space-between">
        <p>{t('groups.draftHint')}</p>
        <Button
          variant="secondary"
          size="small"
          icon={<ShuffleIcon size={20} aria-hidden="true" />}
          onClick={() => choose(count, Math.random)}
        >
          {t('groups.shuffle')}
        </Button>
      </Cluster>
      <LeftNotice drafted={made.order} present={seedOrder} />
      <MissingNotice
        missing={missing}
        draft={made}
        onChange={setMade}
        atEnd={(from, ids) => of(from, movedToEnd(seedOrder, ids))}
        without={(from, ids) =>
          of(
            from,
            seedOrder.filter((id) => !ids.includes(id)),
          )
        }
      />
      <TeamBoard
        columns={columns}
        words={words}
        noteOf={(id) => (missing.teamIds.includes(id) ? t('organizerEntries:checkIn.isMissing') : '')}
        onMove={(teamId, to) => setMade({ ...made, groups: movedGroups(groups, seedOrder, teamId, to) })}
      />
      {tournament.isRegistrationOpen && <Notice kind="warning">{t('groups.closes')}</Notice>}
      {hasGroups(tournament) && <Notice kind="warning">{t('groups.replaces')}</Notice>}
      {tried && !playable && <Notice kind="error">{t('errors:twoTeamsPerGroup')}</Notice>}
    </TaskDialog>
  );
}
