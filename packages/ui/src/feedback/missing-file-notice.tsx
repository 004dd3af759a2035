import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { reloadPage } from '../place/reload';
import { layer, space } from '../tokens/scales';
import { sayMissingFile, useMissingFile, type MissingFileWords } from './missing-file';
import { Notice } from './notice';

/** At the lower edge of the window, wherever in the page one reads: it moves nothing that is being read. */
export const AtLowerEdge = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: calc(${space[2]} + env(safe-area-inset-bottom));
  width: min(100% - 1.5rem, 44rem);
  margin: 0 auto;
  @media print {
    display: none;
  }
`;

export interface MissingFileNoticeProps extends MissingFileWords {
  /** Calls when a file is gone. @returns ends it */
  readonly watch: (onMissing: () => void) => () => void;
}

/** Says that a file which the reader needs is gone from its server: nothing but a reload helps, and forms keep what was typed. */
export function MissingFileNotice({ text, reloadLabel, watch }: MissingFileNoticeProps) {
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const stop = watch(() => setIsMissing(true));
    return stop;
  }, [watch]);
  useEffect(() => {
    if (!isMissing) return undefined;
    sayMissingFile({ text, reloadLabel });
    return () => sayMissingFile(null);
  }, [isMissing, text, reloadLabel]);
  if (!isMissing) return null;
  return (
    <AtLowerEdge>
      <MissingFileLine />
    </AtLowerEdge>
  );
}

/** The same in an open dialog, from which nothing else of the page can be reached. */
export function MissingFileLine() {
  const words = useMissingFile();
  if (!words) return null;
  return (
    <Notice
      kind="info"
      action={
        <Button variant="secondary" onClick={() => reloadPage()}>
          {words.reloadLabel}
        </Button>
      }
    >
      {words.text}
    </Notice>
  );
}
