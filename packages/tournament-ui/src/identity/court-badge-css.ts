import { fontFamily, radius } from '@courtside/ui';
import { css } from 'styled-components';

const halfway = (length: string) => `linear-gradient(#fff 0 ${length},transparent ${length} calc(100% - ${length}),#fff calc(100% - ${length}))`;

/** The painted rectangle: boundary line inside the edge, ticks of the halfway line. Shared with rows that draw many. */
export const courtBadgeCss = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 38px;
  height: 28px;
  border-radius: ${radius.badge};
  color: #fff;
  font: 700 19px/1 ${fontFamily.display};
  print-color-adjust: economy;
  &::before {
    content: '';
    position: absolute;
    inset: 2.5px;
    border: 1.5px solid rgba(255, 255, 255, 0.92);
  }
  &::after {
    content: '';
    position: absolute;
    left: calc(50% - 0.75px);
    top: 2.5px;
    bottom: 2.5px;
    width: 1.5px;
    background: ${halfway('2.5px')};
  }
  &[data-size='small'] {
    width: 26px;
    height: 20px;
    font-size: 14px;
    &::before {
      inset: 1.5px;
      border-width: 1px;
    }
    &::after {
      display: none;
    }
  }
  &[data-size='large'] {
    width: 60px;
    height: 44px;
    font-size: 31px;
    &::before {
      inset: 4px;
      border-width: 2px;
    }
    &::after {
      top: 4px;
      bottom: 4px;
      width: 2px;
      left: calc(50% - 1px);
      background: ${halfway('5px')};
    }
  }
  @media print {
    background: none !important;
    color: #000;
    width: auto;
    height: auto;
    &::before,
    &::after {
      display: none;
    }
  }
`;
