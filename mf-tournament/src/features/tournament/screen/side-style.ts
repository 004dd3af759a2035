import styled from 'styled-components';
import { longNames } from './long-names';

/** A team with its disc, which is as large as the letters. */
export const Side = styled.span`
  display: block;
  min-width: 0;
  &[data-long] {
    font-size: ${longNames.scale}em;
  }
  > span > span {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.05;
    /* Accents of capitals reach above the line. */
    padding-top: 0.16em;
    margin-top: -0.08em;
    /* And the tails of g and y below it. */
    padding-bottom: 0.1em;
    margin-bottom: -0.1em;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${longNames.linesOfOthers};
  }
  /* No part of a clipped line is visible: its accents begin below. */
  &[data-long] > span > span {
    padding-bottom: 0.02em;
    margin-bottom: -0.02em;
    line-height: 1.12;
    -webkit-line-clamp: ${longNames.lines};
  }
  > span {
    display: flex;
    gap: 0.35em;
  }
  > span > i {
    width: 0.95em !important;
    height: 0.95em !important;
  }
`;
