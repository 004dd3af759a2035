import { space, type } from '@courtside/ui';
import styled from 'styled-components';

/** A part of the page with its heading. */
export const Part = styled.section`
  margin-block: ${space[5]};
  h2 {
    margin: 0 0 ${space[3]};
    ${type.d2}
  }
`;

/** One of the lists of events: closer together, since they are read as one. */
export const EventPart = styled.section`
  margin-bottom: ${space[4]};
  > h2,
  > header h2 {
    ${type.d3}
  }
  > h2,
  > header {
    margin-bottom: ${space[2]};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
`;

/** The layout depends on its width in letters: large text leaves no room for two columns. */
export const Room = styled.div`
  container-type: inline-size;
`;

/** Today, the user's tasks, and the rest: below each other on a phone; if there is room, the tasks are next to the others. */
export const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * {
    min-width: 0;
  }
  > .needs {
    margin-bottom: ${space[4]};
  }
  @container (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    grid-template-rows: auto 1fr;
    column-gap: 1.25rem;
    align-items: start;
    > .today {
      grid-area: 1 / 1;
    }
    > .needs {
      grid-area: 1 / 2 / span 2;
    }
    > .rest {
      grid-area: 2 / 1;
    }
  }
`;

/** A card, and the link below it. */
export const Entry = styled.li`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[1]};
`;
