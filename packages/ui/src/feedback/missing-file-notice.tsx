import { useEffect, useState } from 'react';
import { Button } from '../actions/button';
import { reloadPage } from '../place/reload';
import { StickyBottom } from './sticky-bottom';
import { showMissingFile, useMissingFile, type MissingFileWords } from './missing-file';
import { Notice } from './notice';

export interface MissingFileNoticeProps extends MissingFileWords {
  /** Calls the function when a file is missing. @returns stops watching */
  readonly watch: (onMissing: () => void) => () => void;
}

/** Shows that a needed file no longer exists on its server: only a reload helps, and forms keep typed text. */
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

/** The same message in an open dialog, which makes the rest of the page inert. */
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
