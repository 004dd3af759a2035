import { flushSync } from 'react-dom';

/** The pointer's coordinates in pixels. */
interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** The handlers of a sensor that matter here; the library's own type has more. */
interface Moves {
  readonly onMove: (coordinates: Coordinates) => void;
  readonly onEnd: () => void;
}

/**
 * Makes a drop use the last position of the pointer. The library uses its last rendering, which on a slow phone or after a quick move is
 * out of date, so that the item lands one place too early. So the last move is rendered before the drop: once for the item's position, once
 * for the place below it.
 */
export function settled<Props extends Moves>(props: Props): Props {
  let last: Coordinates | null = null;
  return {
    ...props,
    onMove: (coordinates) => {
      last = coordinates;
      props.onMove(coordinates);
    },
    onEnd: () => {
      const end = last;
      if (end) for (let drawing = 0; drawing < 2; drawing += 1) flushSync(() => props.onMove(end));
      props.onEnd();
    },
  };
}
