import { groupLetter, hasGroups } from '@courtside/domain';
import type { TeamEdit } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import { playerNames, TeamName, listTeamsWithSharedNames } from '@courtside/tournament-ui';
import { Badge, Card, ChevronDownIcon, ChevronUpIcon, color, line, space, touch, type } from '@courtside/ui';
import { useMemo, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { TournamentData } from '../../workspace/tournament-data';
import type { Entry, Noted } from './entries-model';
import { TeamEditor } from './team-editor';

const Sheet = styled(Card)`
  container-type: inline-size;
  padding: 0;
  overflow: clip;
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: ${line.hair} solid ${color.line};
  }
  > li[data-selecting] {
    display: grid;
    grid-template-columns: ${touch} minmax(0, 1fr);
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  > li[data-chosen] {
    background: ${color.courtTint};
  }
  > li > label {
    display: grid;
    place-items: center;
    min-height: ${touch};
    cursor: pointer;
  }
  > li > label > input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.action};
    cursor: inherit;
  }
  > li[data-open] {
    background: ${color.sunken};
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1.2fr) minmax(0, 1fr) auto 1.5rem;
  align-items: center;
  gap: ${space[0]} ${space[2]};
  width: 100%;
  min-height: ${touch};
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  ${type.table}
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  b {
    color: ${color.ink3};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .name {
    font-weight: 650;
  }
  .players {
    color: ${color.ink2};
    ${type.small}
    overflow-wrap: anywhere;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space[0]} ${space[2]};
    color: ${color.ink3};
    ${type.meta}
  }
  /* By the size of the text: on a wide window it may be a narrow list. */
  @container (max-width: 42rem) {
    grid-template-columns: 1.5rem minmax(0, 1fr) 1.5rem;
    .players,
    .marks {
      grid-column: 2 / 4;
      justify-content: flex-start;
    }
    .marks:empty {
      display: none;
    }
    > svg {
      grid-column: 3;
      grid-row: 1;
    }
  }
  /* With large text or in a narrow window each part has its own line. */
  @container (max-width: 16rem) {
    grid-template-columns: auto minmax(0, 1fr) 24px;
    .name,
    .players,
    .marks {
      grid-column: 1 / -1;
      grid-row: auto;
      justify-content: flex-start;
    }
    > svg {
      grid-column: 3;
    }
  }
`;

interface TeamListProps {
  readonly entries: readonly Entry[];
  readonly data: TournamentData;
  readonly noted: Noted;
  /** Captains' changes since registration. */
  readonly edits: readonly TeamEdit[];
  /** The chosen entries; null while the user is not choosing. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (teamId: string, isChosen: boolean) => void;
  /** Called before a decision about an entry's place. */
  readonly onDecide: () => void;
}

/** All entries in order; each opens its editor. */
export function TeamList({ entries, data, noted: { payments, checkIns }, edits, chosen, onChoose, onDecide }: TeamListProps) {
  const { t } = useTranslation('organizerEntries');
  const [open, setOpen] = useState<string | null>(null);
  const openRow = useRef<HTMLButtonElement>(null);
  const shared = useMemo(() => listTeamsWithSharedNames(data.entrants), [data.entrants]);
  return (
    <Sheet>
      <List>
        {entries.map((entry) => {
          const { team } = entry;
          const isChosen = chosen?.has(team.id) ?? false;
          return (
            <li
              key={team.id}
              data-open={open === team.id || undefined}
              data-team={team.id}
              data-selecting={chosen !== null || undefined}
              data-chosen={isChosen || undefined}
            >
              {chosen && (
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('list.select', { team: team.name })}
                    checked={isChosen}
                    onChange={(event) => onChoose(team.id, event.currentTarget.checked)}
                  />
                </label>
              )}
              <TeamRow
                entry={entry}
                data={data}
                isNameShared={shared.has(team.id)}
                isChanged={edits.some((one) => one.teamId === team.id)}
                isOpen={open === team.id}
                button={open === team.id ? openRow : undefined}
                onToggle={() => setOpen(open === team.id ? null : team.id)}
              />
              {open === team.id && (
                <TeamEditor
                  entry={entry}
                  data={data}
                  payments={payments}
                  checkIns={checkIns}
                  edits={edits}
                  onDecide={onDecide}
                  row={openRow}
                />
              )}
            </li>
          );
        })}
      </List>
    </Sheet>
  );
}

interface TeamRowProps {
  readonly entry: Entry;
  readonly data: TournamentData;
  /** Another team has the same name. */
  readonly isNameShared: boolean;
  /** Whether its captain changed it after registration. */
  readonly isChanged: boolean;
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null> | undefined;
  readonly onToggle: () => void;
}

function TeamRow({ entry, data, isNameShared, isChanged, isOpen, button, onToggle }: TeamRowProps) {
  const { t } = useTranslation(['organizerTeams', 'organizerForm', 'organizerEntries', 'organizer']);
  const { team, state, number, drawn, place, isThere, isPaid } = entry;
  const { tournament, profiles } = data;
  const players = playerNames(team, profiles);
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  const isIn = state === 'in';
  const shown = number ?? '–';
  return (
    <Row ref={button} type="button" aria-expanded={isOpen} aria-label={t('row.details', { team: team.name })} onClick={onToggle}>
      <b title={isIn ? t('row.seed', { seed: shown }) : undefined}>{isIn ? shown : '–'}</b>
      <span className="name">{isIn ? <TeamName id={team.id} /> : team.name}</span>
      <span className="players">{players.length > 0 ? players.join(', ') : t('row.noPlayers')}</span>
      <span className="marks">
        {state === 'waiting' && <Badge>{t('organizerEntries:list.waiting', { number: shown })}</Badge>}
        {(state === 'registered' || state === 'withdrawn') && <Badge>{t(`organizerEntries:list.${state}`)}</Badge>}
        {place?.isGuaranteed && <Badge>{t('organizerEntries:list.guaranteed')}</Badge>}
        {drawn && <span>{t('organizer:draw.drawn', drawn)}</span>}
        {isThere === true && <Badge>{t('organizerEntries:checkIn.isThere')}</Badge>}
        {isThere === false && state !== 'withdrawn' && <span>{t('organizerEntries:checkIn.isMissing')}</span>}
        {isPaid && <Badge>{t('organizerForm:fee.isPaid')}</Badge>}
        {isChanged && <Badge>{t('changes.mark')}</Badge>}
        {isNameShared && <Badge>{t('row.nameShared')}</Badge>}
        {(team.email ?? '') === '' && <span>{t('row.noEmail')}</span>}
        {tournament.withdrawnTeamIds.includes(team.id) && <Badge>{t('row.withdrawn')}</Badge>}
        {isIn && hasGroups(tournament) && (
          <Badge>{team.groupId === null ? t('row.waiting') : t('row.group', { letter: groupLetter(team.groupId) })}</Badge>
        )}
      </span>
      <Chevron size={20} aria-hidden="true" />
    </Row>
  );
}
