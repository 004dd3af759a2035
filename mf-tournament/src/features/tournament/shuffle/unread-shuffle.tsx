import { Section, SHUFFLE_TITLE } from '@courtside/tournament-ui';
import { ReadingProvider, UnreadPart } from '../unread-part';

/** Shown in place of a shuffle that could not be read, or whose code could not be fetched. */
export const UnreadShuffle = ({ retry, isReading }: { readonly retry: (() => void) | null; readonly isReading: boolean }) => (
  <Section id="shuffle" title={SHUFFLE_TITLE}>
    <ReadingProvider value={isReading}>
      <UnreadPart retry={retry} />
    </ReadingProvider>
  </Section>
);
