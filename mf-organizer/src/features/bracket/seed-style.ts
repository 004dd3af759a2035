import { color, fontFamily, line, media, radius, space, touch, type } from '@courtside/ui';
import styled from 'styled-components';
import { framedRow, landingPlace, type DragState } from '../../board/drag-style';

export const SeedRows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${line.hair} solid ${color.lineStrong};
  border-radius: ${radius.card};
`;

export const Seed = styled.li<DragState>`
  ${landingPlace}
  ${framedRow}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Little, because the name between four tools needs the room. */
  gap: 2px;
  min-height: 3.25rem;
  padding-block: ${space[0]};
  ${type.body}
`;

/** Name, warning and first opponent: next to each other, or below each other on a phone. */
export const Team = styled.div`
  display: flex;
  /* Where a large text leaves less, what does not fit goes below. */
  flex: 1 1 6rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[0]} ${space[2]};
  min-width: 0;
  padding-inline-start: ${space[0]};
  > div {
    flex: 1;
    min-width: min(100%, 10rem);
  }
  @media ${media.phone} {
    display: grid;
    justify-items: start;
    gap: 0;
  }
`;

export const SeedNumber = styled.input`
  flex: none;
  /* Grows with its number. */
  width: max(${touch}, 1.5em);
  height: max(${touch}, 1.5em);
  padding: 0;
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  text-align: center;
  font: 700 1.375rem/1 ${fontFamily.display};
`;

export const Versus = styled.span`
  flex: none;
  min-width: 2.5rem;
  color: ${color.ink3};
  text-align: end;
  ${type.meta}
  @media ${media.phone} {
    text-align: start;
  }
`;

export const Clash = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[0]};
  padding: 2px ${space[1]};
  border-radius: ${radius.badge};
  background: ${color.warnTint};
  color: ${color.warn};
  ${type.label}
`;
