import { color, fontFamily, line, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** Cards of games, as many next to each other as fit. */
export const GameCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[3]};
`;

/** One game: a header, the teams with their scores in a list of terms, a footer. */
export const GameCard = styled.article`
  display: grid;
  align-content: start;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  overflow: hidden;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} ${space[3]} ${space[1]};
    ${type.meta}
    color: ${color.ink3};
  }
  header > :last-child {
    margin-inline-start: auto;
  }
  /* Facts on two lines next to the court. */
  header > div {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-width: 0;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space[3]};
    margin: 0;
    padding: 0 ${space[3]} ${space[2]};
  }
  dd {
    margin: 0;
    text-align: end;
    font:
      700 2.5rem/2.625rem 'Barlow Condensed',
      sans-serif;
    font-variant-numeric: tabular-nums;
  }
  /* No score yet: a light dash, not a bar. */
  dd > i {
    font: 400 1.25rem/2.625rem ${fontFamily.body};
    color: ${color.ink3};
  }
  footer {
    padding: ${space[1]} ${space[3]} ${space[2]};
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    border-top: ${line.hair} solid ${color.line};
    ${type.small}
  }
  footer > span {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  /* A large text on a phone: the names have most of the width. */
  container-type: inline-size;
  @container (max-width: 14rem) {
    header,
    dl,
    footer {
      padding-inline: ${space[1]};
    }
    dl {
      column-gap: ${space[1]};
    }
    dt i {
      display: none;
    }
    dd {
      font-size: 1.75rem;
    }
  }
  footer[data-mine] {
    background: ${color.mineTint};
    box-shadow: inset 5px 0 ${color.mine};
  }
`;

/** When the user's team plays. */
export const MineBanner = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.mine};
  color: #0f1f1a;
  > :first-child,
  > :first-child > * {
    display: block;
  }
  /* A name of one long word breaks, and leaves the court its place. */
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
