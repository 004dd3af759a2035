import { color, line, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** A part of the page of registration that is apart from its form. */
export const Panel = styled.section`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  padding: ${space[3]};
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.sunken};
  &[data-lit] {
    border-color: ${color.action};
    background: ${color.courtTint};
  }
  &[data-brief] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: ${space[2]} ${space[3]};
  }
  h2 {
    margin: 0;
    ${type.d3}
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Secondary text: who sees the entry, and the consequences. */
export const Small = styled.p`
  ${type.small}
  color: ${color.ink2};
`;
