import { css } from 'styled-components';
import { color } from '../tokens/css-vars';

/** The bar below the selected entry of a row; its element must be positioned. */
export const underline = css`
  content: '';
  position: absolute;
  inset-inline: 0.5rem;
  bottom: 0;
  height: 5px;
  background: ${color.ink};
`;
