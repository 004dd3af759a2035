import { color, line, space, Stack, type as text } from '@courtside/ui';
import styled from 'styled-components';

/** Widths of the form relative to its text, so that large text gets one column. */
export const Room = styled.div`
  container-type: inline-size;
`;

/** The choices, the seeds and the drawing next to each other; with less room the seeds are below the choices. */
export const Parts = styled.div`
  display: grid;
  grid-template: 'choices' 'seeds' 'preview' / minmax(0, 1fr);
  gap: ${space[4]};
  @container (width >= 58rem) {
    grid-template: 'choices preview' auto 'seeds preview' 1fr / 26rem minmax(0, 1fr);
  }
  @container (width >= 70rem) {
    grid-template: 'choices seeds preview' / minmax(19rem, 2fr) minmax(24rem, 3fr) minmax(0, 5fr);
  }
`;

export const Choices = styled(Stack)`
  grid-area: choices;
`;

export const Seeds = styled(Stack)`
  grid-area: seeds;
`;

/** Stays in sight while the form next to it scrolls: every choice changes it. */
export const Preview = styled.section`
  grid-area: preview;
  @container (width >= 58rem) {
    --cs-below-bars: 0px;
    position: sticky;
    top: 0;
    align-self: start;
    overflow-y: auto;
    /* The window without the edges, head and buttons of the dialog. */
    max-height: calc(100dvh - 14.5rem);
    padding-inline-start: ${space[4]};
    border-inline-start: ${line.hair} solid ${color.line};
  }
  > h3 {
    margin-bottom: ${space[2]};
  }
`;

export const Heading = styled.h3`
  ${text.control}
  margin: 0;
`;
