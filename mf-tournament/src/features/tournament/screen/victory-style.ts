import { color, CourtSurface, fontFamily, radius } from '@courtside/ui';
import styled from 'styled-components';
import { stacked, u } from './wall-style';

/** The winner, on a separate court with its sideline: people take pictures of it. */
export const Victory = styled(CourtSurface).attrs({ as: 'section' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${u(20)};
  min-height: 0;
  padding: ${u(48)};
  border-radius: ${radius.card};
  text-align: center;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: ${u(20)};
    border: ${u(6)} solid #fff;
    border-radius: ${radius.control};
    pointer-events: none;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: ${u(20)};
    font: 700 ${u(68)} / 1.1 ${fontFamily.display};
  }
  h2 > svg.lucide {
    flex: none;
    width: ${u(84)};
    height: ${u(84)};
  }
  > p {
    font: 700 ${u(116)} / 1.08 ${fontFamily.display};
    text-wrap: balance;
  }
  /* The disc above its team. */
  > p > span > span {
    flex-direction: column;
    align-items: center;
    gap: 0.1em;
  }
  ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${u(40)};
    width: 100%;
    margin: ${u(28)} 0 0;
    padding: ${u(28)} ${u(40)} 0;
    border-top: ${u(3)} solid color-mix(in srgb, ${color.onCourt} 40%, transparent);
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${u(20)};
    align-items: center;
    font: 700 ${u(44)} / 1.05 ${fontFamily.display};
    text-align: start;
  }
  li b {
    font-size: ${u(80)};
    line-height: 1;
    color: ${color.onCourt2};
  }
  @media ${stacked} {
    padding: ${u(60)} ${u(40)};
    > p {
      font-size: ${u(84)};
    }
    ol {
      grid-auto-flow: row;
    }
  }
`;
