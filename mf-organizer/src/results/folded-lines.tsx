import { useTranslation } from '@courtside/i18n';
import { Button, Stack } from '@courtside/ui';
import { useState } from 'react';

/** The number of lines at first: readable at a glance, and the buttons below stay on a phone's screen. */
const FIRST = 5;

/** Sentences below each other; the first ones, and the others on request. */
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
