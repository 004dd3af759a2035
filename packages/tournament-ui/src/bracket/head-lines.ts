import { css } from 'styled-components';

/** The name of a round above its column: on two lines where one is too narrow, as for "Semi-finals, best of 3" on a phone. */
export const headLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;
