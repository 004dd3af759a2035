import { useEffect, useState } from 'react';
import { Button } from '../actions/button';
import { reloadPage } from '../place/reload';
import { StickyBottom } from './sticky-bottom';
import { showMissingFile, useMissingFile, type MissingFileWords } from './missing-file';
import { Notice } from './notice';

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
    showMissingFile({ text, reloadLabel });
    return () => showMissingFile(null);
  }, [isMissing, text, reloadLabel]);
  if (!isMissing) return null;
  return (
    <StickyBottom>
      <MissingFileLine />
    </StickyBottom>
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
