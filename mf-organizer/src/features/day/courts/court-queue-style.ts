import { color, fontFamily, line, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { RowText } from '../../../rows/row-list';
import { noAnchor } from './court-style';

/** Room for the referee of a game next to its teams. */
const queueInRows = '@container (min-width: 34rem)';

/** The games after the current one. */
export const Queue = styled.section`
  ${noAnchor}
  border-top: var(--queue-line, ${line.paint}) solid ${color.ink};
  background: ${color.canvas};
  > ol > li {
    align-items: flex-start;
    padding: ${space[2]} ${space[3]};
  }
  > ol > li:first-child {
    border-top: 0;
  }
  > ol > li > div:first-child {
    flex: 0 0 5.25rem;
  }
  small {
    display: block;
    color: ${color.ink2};
  }
  [data-parts] > span {
    display: inline-block;
  }
  b {
    display: block;
    font: 700 1.625rem/1.1 ${fontFamily.display};
  }
  > p {
    margin: 0;
    padding: ${space[1]} ${space[1]};
    border-top: ${line.hair} solid ${color.line};
  }
  ${queueInRows} {
    > ol > li {
      align-items: center;
      padding-block: ${space[1]};
    }
    > ol > li > div:first-child {
      flex-basis: 6.5rem;
    }
    b {
      font-size: 1.375rem;
    }
  }
`;

export const QueueTeams = styled(RowText)`
  display: grid;
  align-content: start;
  gap: ${space[0]};
  font-weight: 600;
  > button {
    justify-self: start;
  }
  ${queueInRows} {
    /* If the referee needs more space than the teams, the outer rows grow. */
    grid-template: 1fr auto auto 1fr / minmax(0, 1fr) auto;
    gap: 0 ${space[2]};
    > :nth-child(1) {
      grid-row: 2;
    }
    > :nth-child(2) {
      grid-area: 3 / 1;
    }
    > :nth-child(3) {
      grid-area: 1 / 2 / -1 / 3;
      place-self: center start;
      max-width: 12rem;
      text-align: start;
    }
  }
`;

export const Referee = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  ${type.small}
  font-weight: 400;
  color: ${color.ink2};
`;
