import { groupLetter, hasGroups, type Team } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { playerNames, TeamName, teamsOfSharedNames } from '@courtside/tournament-ui';
import { Badge, Card, ChevronDownIcon, ChevronUpIcon, color, line, media, space, touch, type } from '@courtside/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { TournamentData } from '../../workspace/tournament-data';
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
    gap: ${space[0]};
    color: ${color.ink3};
    ${type.meta}
  }
  @media ${media.phone} {
    grid-template-columns: 1.5rem minmax(0, 1fr) auto 1.5rem;
    .players {
      grid-column: 2 / 4;
      grid-row: 2;
    }
    .marks {
      grid-column: 3;
      grid-row: 1;
    }
    > svg {
      grid-column: 4;
      grid-row: 1;
    }
  }
  /* A large text or a narrow window: each part has a line of its own. */
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

/** Teams by seed; each opens into its editor. */
export function TeamList({ teams, data }: { readonly teams: readonly Team[]; readonly data: TournamentData }) {
  const [open, setOpen] = useState<string | null>(null);
  const shared = useMemo(() => teamsOfSharedNames(data.teams), [data.teams]);
  return (
    <Sheet>
      <List>
        {teams.map((team) => (
          <li key={team.id} data-open={open === team.id || undefined} data-team={team.id}>
            <TeamRow
              team={team}
              data={data}
              isNameShared={shared.has(team.id)}
              isOpen={open === team.id}
              onToggle={() => setOpen(open === team.id ? null : team.id)}
            />
            {open === team.id && <TeamEditor team={team} data={data} />}
          </li>
        ))}
      </List>
    </Sheet>
  );
}

interface TeamRowProps {
  readonly team: Team;
  readonly data: TournamentData;
  /** Another team is called the same. */
  readonly isNameShared: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function TeamRow({ team, data, isNameShared, isOpen, onToggle }: TeamRowProps) {
  const { t } = useTranslation('organizerTeams');
  const { tournament, seedOrder, profiles } = data;
  const players = playerNames(team, profiles);
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  const seed = seedOrder.indexOf(team.id) + 1;
  return (
    <Row type="button" aria-expanded={isOpen} aria-label={t('row.details', { team: team.name })} onClick={onToggle}>
      <b title={t('row.seed', { seed })}>{seed}</b>
      <span className="name">
        <TeamName id={team.id} />
      </span>
      <span className="players">{players.length > 0 ? players.join(', ') : t('row.noPlayers')}</span>
      <span className="marks">
        {isNameShared && <Badge>{t('row.nameShared')}</Badge>}
        {(team.email ?? '') === '' && <span>{t('row.noEmail')}</span>}
        {tournament.withdrawnTeamIds.includes(team.id) && <Badge>{t('row.withdrawn')}</Badge>}
        {hasGroups(tournament) && (
          <Badge>{team.groupId === null ? t('row.waiting') : t('row.group', { letter: groupLetter(team.groupId) })}</Badge>
        )}
      </span>
      <Chevron size={20} aria-hidden="true" />
    </Row>
  );
}
