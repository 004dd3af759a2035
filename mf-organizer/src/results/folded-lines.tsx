import { useTranslation } from '@courtside/i18n';
import { Button, Stack } from '@courtside/ui';
import { useState } from 'react';

/** So many lines are read at a glance, and leave the buttons below them on a phone's screen. */
const FIRST = 5;

/** Sentences below each other; of many the first ones, and the others when they are asked for. */
export function FoldedLines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('organizerSchedule');
  const [showsAll, setShowsAll] = useState(false);
  // One line takes no more room than the button that would hide it.
  const isLong = lines.length > FIRST + 1;
  return (
    <Stack $gap="0.25rem">
      <Stack as="ul" $gap="0.25rem">
        {(isLong && !showsAll ? lines.slice(0, FIRST) : lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      {isLong && (
        <div>
          <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('correct.fewer') : t('correct.more', { count: lines.length - FIRST })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
