import type { Team } from '@courtside/domain';
import { teamResults } from '@courtside/domain/after';
import { useTranslation } from '@courtside/i18n';
import { resultText, useTeamName } from '@courtside/tournament-ui';
import { color, line, radius, space, type, VisuallyHidden } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { listAllDays } from '../../../live/further-groups';
import type { Visit } from '../visit';
import type { MyAfter } from './use-team-after';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[0]};
    min-height: 1.625rem;
    padding-inline: ${space[1]};
    border: ${line.control} solid;
    border-radius: ${radius.control};
    ${type.meta}
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* A form that differs without colors: filled, outlined, dashed. */
  li[data-outcome='won'] {
    border-color: #0f1f1a;
    background: #0f1f1a;
    color: #fff;
  }
  li[data-outcome='lost'] {
    border-style: dashed;
  }
  @media (forced-colors: active) {
    li[data-outcome='won'] {
      border-color: ${color.ink};
    }
  }
`;

interface ResultsLineProps {
  readonly my: MyAfter;
  readonly visit: Visit;
  readonly team: Team;
}

/** All results of a team in short: a letter and its score for each. */
export function ResultsLine({ my: { bracket }, visit: { tournament, allMatches, furtherGroups }, team }: ResultsLineProps) {
  const { t } = useTranslation(['after', 'team']);
  const nameOf = useTeamName();
  const results = useMemo(() => {
    const schedule = listAllDays(tournament.schedule, furtherGroups);
    return teamResults({ tournament: { ...tournament, schedule }, matches: allMatches, bracket }, team.id);
  }, [tournament, allMatches, furtherGroups, bracket, team.id]);
  if (results.length === 0) return null;
  return (
    <List aria-label={t('results')}>
      {results.map(({ id, opponent, scores, outcome }) => {
        const score = scores.some((one) => one !== null) ? resultText(scores[0], scores[1]) : '';
        return (
          <li key={id} data-outcome={outcome}>
            <span aria-hidden="true">{`${t(`team:letter.${outcome}`)} ${score}`}</span>
            <VisuallyHidden>{t('result', { outcome: t(`team:outcome.${outcome}`), score, team: nameOf(opponent) })}</VisuallyHidden>
          </li>
        );
      })}
    </List>
  );
}
