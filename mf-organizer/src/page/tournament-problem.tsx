import { TournamentFailed, TournamentNotFound, type TournamentFailedProps, type TournamentNotFoundProps } from '@courtside/tournament-ui';
import { Page } from '@courtside/ui';
import { Link } from 'react-router-dom';

export const NotFoundPage = (props: Omit<TournamentNotFoundProps, 'linkAs'>) => (
  <Page>
    <TournamentNotFound {...props} linkAs={Link} />
  </Page>
);

export const FailedPage = (props: TournamentFailedProps) => (
  <Page>
    <TournamentFailed {...props} />
  </Page>
);
