import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, motion, radius, space } from '../tokens/scales';

/** A sheet of paper on the canvas: hairline edge, no shadow. */
export const Card = styled.div<{ $padded?: boolean }>`
  min-width: 0;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  ${({ $padded = true }) => $padded && `padding:${space[3]};@media (min-width:600px){padding:${space[4]};}`}
  @media print {
    break-inside: avoid;
  }
`;

/** A card that is pressed as a whole; give it `as={Link}`. */
export const CardLink = styled.a`
  display: block;
  min-width: 0;
  overflow: hidden;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  color: inherit;
  text-decoration: none;
  transition: border-color ${motion.fast} ${motion.ease};
  @media (hover: hover) {
    &:hover {
      border-color: ${color.ink};
    }
  }
`;
