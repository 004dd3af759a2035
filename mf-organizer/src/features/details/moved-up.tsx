import { listUnnotifiedTeams } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { UnnotifiedCaptains, useTeamNames } from './unnotified-captains';

/** Lists teams that moved up since a captain withdrew. A captain may not mail others, so the first organizer who opens the page does. */
export function MovedUp({ data }: { readonly data: TournamentData }) {
  const { t } = useTranslation('organizer');
  const { tournament, places, draw } = data;
  const nameTeams = useTeamNames(data);
  const teamIds = useMemo(() => listUnnotifiedTeams(tournament, places, draw), [tournament, places, draw]);
  return (
    <UnnotifiedCaptains
      data={data}
      news={{ kind: 'movedUp', teamIds }}
      words={t('places.since', { count: teamIds.length, teams: nameTeams(teamIds) })}
      label={t('places.tell')}
    />
  );
}
