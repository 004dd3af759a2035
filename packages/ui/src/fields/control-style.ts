import { css } from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, motion, radius } from '../tokens/scales';

/** The shared style of text boxes, selects and date boxes. The text has 16 px, so that phones do not zoom in. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 3rem;
  padding: 0.625rem 0.75rem;
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: 1rem;
  line-height: 1.5;
  transition: border-color ${motion.fast} ${motion.ease};
  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [readonly], [aria-invalid='true']) {
      border-color: ${color.ink};
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    border-width: 3px;
    /* Its end stays: there may be buttons. */
    padding-block: calc(0.625rem - 1px);
    padding-inline-start: calc(0.75rem - 1px);
  }
  &:disabled,
  &[readonly] {
    background: ${color.sunken};
    color: ${color.ink2};
  }
  &:disabled {
    cursor: not-allowed;
  }
`;
