import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Button, EmptyState } from '@courtside/ui';
import { Link } from 'react-router-dom';
import type { PassProblem } from './use-scorekeeper';

interface PassProblemPageProps {
  readonly tournamentId: string;
  readonly problem: PassProblem;
  readonly retry: () => void;
}

/** Explains why a pass does not open the board, and what helps: a retry, or a new link from the organizers. */
export function PassProblemPage({ tournamentId, problem, retry }: PassProblemPageProps) {
  const { t } = useTranslation('organizerDay');
  const isTryable = problem === 'offline' || problem === 'failed';
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t(`pass.${problem}.title`)}
        actions={
          <>
            {isTryable && <Button onClick={retry}>{t('pass.retry')}</Button>}
            <Button as={Link} to={linkTo('tournament', tournamentId)} variant={isTryable ? 'secondary' : 'primary'}>
              {t('notYours.toTournament')}
            </Button>
          </>
        }
      >
        {t(`pass.${problem}.text`)}
      </EmptyState>
    </div>
  );
}
