import { flushSync } from 'react-dom';

/** Of a pointer, in pixels. */
interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** What of a sensor's handlers counts here; the library's own type has more. */
interface Moves {
  readonly onMove: (coordinates: Coordinates) => void;
  readonly onEnd: () => void;
}

/**
 * Lets a drop happen where the pointer was last. The library drops on what its last drawing lay over: on a slow phone, or with a quick hand,
 * that drawing is one of a moment before, and the thing lands a place too early. So what moved last is drawn before it ends: once for
 * where the thing is, once for what it then lies over.
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
