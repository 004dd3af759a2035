import type { Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { FirstContent, forgetFirstContent, Page, Spinner } from '@courtside/ui';
import { useEffect } from 'react';
import { FormSkeleton } from './features/views/form-skeleton';
import { OpenHead } from './features/views/open-head';
import { useRegistrationPhase } from './use-registration-phase';

interface LoadingProps {
  /** Null until it is loaded. */
  readonly tournament?: Tournament | null;
}

/** The page until it is known who reads it and what they have registered. Content that the server wrote stays that long. */
export function Loading({ tournament = null }: LoadingProps) {
  const { t } = useTranslation('registration');
  return (
    <FirstContent label={t('loading')}>
      <Page $narrow>{tournament ? <Known tournament={tournament} /> : <Spinner label={t('loading')} fill />}</Page>
    </FirstContent>
  );
}

/** Part of a page that has rendered: what the server wrote of it is not shown when the reader comes back. */
export function Arrived() {
  useEffect(forgetFirstContent, []);
  return null;
}

function Known({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('registration');
  if (useRegistrationPhase(tournament) !== 'open') return <Spinner label={t('loading')} fill />;
  return (
    <>
      <OpenHead tournament={tournament} fee={null} />
      <FormSkeleton />
    </>
  );
}
