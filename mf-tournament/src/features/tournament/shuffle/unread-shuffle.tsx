import { Section, SHUFFLE_TITLE } from '@courtside/tournament-ui';
import { UnreadPart } from '../unread-part';

/** Shown in place of a shuffle that could not be read, or whose code could not be fetched. */
export const UnreadShuffle = ({ retry }: { readonly retry: (() => void) | null }) => (
  <Section id="shuffle" title={SHUFFLE_TITLE}>
    <UnreadPart retry={retry} />
  </Section>
);
