import { lazyPart } from '@courtside/federation/parts';
import { loadNamespaces, useTranslation } from '@courtside/i18n';
import { Section, SHUFFLE_TITLE } from '@courtside/tournament-ui';
import { Spinner } from '@courtside/ui';
import { Suspense, type ComponentProps } from 'react';
import { NotLoaded, NotOpened } from '../../loading/not-loaded';
import type { RulesDialog } from './rules-dialog';
import type { ShuffleSectionProps } from './shuffle-section';

/* Few events have a shuffle, so its code and words are fetched for them alone. */

const load = async () => {
  const [code] = await Promise.all([import(/* webpackChunkName: "shuffle" */ './parts'), loadNamespaces('shuffle', 'organizerShuffle')]);
  return code;
};

const LazySection = lazyPart<ShuffleSectionProps>(
  async () => ({ default: (await load()).ShuffleSection }),
  (retry) => <NotLoaded retry={retry} />,
);
const LazyAdd = lazyPart<ComponentProps<typeof RulesDialog>>(
  async () => ({ default: (await load()).RulesDialog }),
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);

/** The link to the shuffle in the page. */
export const shuffleLink = { id: 'shuffle', label: SHUFFLE_TITLE } as const;

/** The shuffle of a mixer. */
export function OrganizerShuffle(props: ShuffleSectionProps) {
  const { t } = useTranslation('tournament');
  const loading = (
    <Section id={shuffleLink.id} title={SHUFFLE_TITLE}>
      <Spinner label={t('loading')} />
    </Section>
  );
  return (
    <Suspense fallback={loading}>
      <LazySection {...props} />
    </Suspense>
  );
}

/** Adds a shuffle to a mixer. */
export const AddShuffleDialog = (props: Pick<ComponentProps<typeof RulesDialog>, 'tournament' | 'onClose' | 'onAdded'>) => (
  <Suspense>
    <LazyAdd {...props} />
  </Suspense>
);
