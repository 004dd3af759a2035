import { groupLetter, type GroupId } from '@courtside/domain';
import { listAdvancing } from '@courtside/domain/after';
import { useTranslation } from '@courtside/i18n';
import { LinkedTeam } from '@courtside/tournament-ui';
import { ChevronDownIcon, color, line, media, pageWidth, space, type } from '@courtside/ui';
import styled from 'styled-components';
import type { Visit } from '../visit';
import { NextOfEvent } from './meaning';
import { listAdvancingTeams } from './advancing-teams';
import { useLastTables } from './use-tables';

/** Says, to readers who follow no team, what the end of the groups means. */
export function EndOfAllGroups({ visit }: { readonly visit: Visit }) {
  const { t } = useTranslation('after');
  const { teams } = visit;
  const count = listAdvancingTeams(visit).size;
  return (
    <div>
      <strong>{t('groups.title')}</strong>
      <p>{count === 0 ? t('groups.wait') : count === teams.length ? t('groups.all') : t('takes', { count, of: teams.length })}</p>
      <NextOfEvent visit={visit} />
    </div>
  );
}

const Fold = styled.details`
  border-bottom: ${line.hair} solid ${color.line};
  background: ${color.surface};
  summary,
  dl {
    max-width: ${pageWidth};
    margin-inline: auto;
    padding-inline: ${space[3]};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    cursor: pointer;
    list-style: none;
    ${type.small}
    font-weight: 650;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  dl {
    display: grid;
    gap: ${space[2]};
    margin-block: 0;
    padding-block: ${space[1]} ${space[3]};
  }
  dt {
    ${type.meta}
    font-weight: 700;
    color: ${color.ink2};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[2]};
    min-height: 2.25rem;
    margin: 0;
  }
  small {
    ${type.meta}
    color: ${color.ink2};
  }
  @media ${media.wide} {
    summary,
    dl {
      padding-inline: ${space[5]};
    }
    dl {
      grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    }
  }
  @media print {
    display: none;
  }
`;

/** The teams that advance from each group, in one line that opens. */
export function AdvancingByGroup({ visit }: { readonly visit: Visit }) {
  const { t } = useTranslation(['after', 'standings']);
  const brackets = listAdvancingTeams(visit);
  const stages = useLastTables(visit);
  /** By stage, the teams of each group that advance; the only group of a stage needs no letter. */
  const going = stages.map(({ name, tables }) => ({ name, isOne: tables.length < 2, groups: listAdvancing(tables, [...brackets.keys()]) }));
  const shown = going.filter(({ groups }) => groups.length > 0);
  if (shown.length === 0) return null;
  /** Names a group, with its stage if several are shown; empty where there is only one. */
  const labelOf = (name: string | undefined, groupId: GroupId, isOne: boolean) =>
    [shown.length > 1 && name, !isOne && t('standings:group', { letter: groupLetter(groupId) })].filter(Boolean).join(' · ');
  return (
    <Fold>
      <summary>
        {t('groups.who')}
        <ChevronDownIcon size={20} aria-hidden="true" />
      </summary>
      <dl>
        {shown.flatMap(({ name, isOne, groups }) =>
          groups.map(({ groupId, teams }) => {
            const label = labelOf(name, groupId, isOne);
            return (
              <div key={`${name} ${groupId}`}>
                {label && <dt>{label}</dt>}
                {teams.map((id) => (
                  <dd key={id}>
                    <LinkedTeam id={id} />
                    {brackets.get(id) && <small>{brackets.get(id)}</small>}
                  </dd>
                ))}
              </div>
            );
          }),
        )}
      </dl>
    </Fold>
  );
}
