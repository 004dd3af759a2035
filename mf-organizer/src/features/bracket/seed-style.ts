import { color, fontFamily, line, radius, space, touch, type } from '@courtside/ui';
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
  /* Small, because the name between four tools needs the space. */
  gap: 2px;
  min-height: 3.25rem;
  padding-block: ${space[0]};
  ${type.body}
`;

/** Name, warning and first opponent below each other. */
export const Team = styled.div`
  display: grid;
  /* In large text, parts that do not fit wrap. */
  flex: 1 1 6rem;
  justify-items: start;
  min-width: 0;
  padding-inline-start: ${space[0]};
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

/** Below the name, and in line with its words, which follow the disc of the team. */
export const Versus = styled.span`
  padding-inline-start: calc(22px + ${space[2]});
  color: ${color.ink3};
  ${type.meta}
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
