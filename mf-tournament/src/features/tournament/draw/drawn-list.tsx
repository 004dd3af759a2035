import { useTranslation } from '@courtside/i18n';
import { color, line, MineTag, space, type } from '@courtside/ui';
import styled from 'styled-components';
import type { DrawnTeam } from './use-drawn';
import { useStateWords } from './use-state-words';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${space[2]};
    padding: ${space[1]} 0;
    border-top: ${line.hair} solid ${color.line};
  }
  li[data-state='in'] {
    font-weight: 650;
  }
  /* Where the places end. */
  li[data-state='in'] + li:not([data-state='in']) {
    border-top: ${line.control} solid ${color.lineStrong};
  }
  b {
    ${type.d4}
    font-variant-numeric: tabular-nums;
  }
  span {
    overflow-wrap: anywhere;
  }
  small {
    ${type.small}
    color: ${color.ink2};
  }
`;

/** Teams by rank, with their placements. */
export function DrawnList({ teams }: { readonly teams: readonly DrawnTeam[] }) {
  const { t } = useTranslation('draw');
  const words = useStateWords();
  return (
    <List>
      {teams.map(({ id, rank, name, isMine, placement }) => (
        <li key={id} data-state={placement?.state}>
          <b>{rank}</b>
          <span>
            {name} {isMine && <MineTag>{t('mine')}</MineTag>}
          </span>
          <small>{words(placement)}</small>
        </li>
      ))}
    </List>
  );
}
