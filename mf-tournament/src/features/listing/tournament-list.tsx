import { linkTo } from '@courtside/federation/links';
import { CardGrid, TournamentCard, useIsPlaying } from '@courtside/tournament-ui';
import type { Tournament } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useChampion } from './use-champion';

export interface TournamentListProps {
  readonly tournaments: readonly Tournament[];
  /** Null for a visitor who is not signed in. */
  readonly uid: string | null;
}

/** How many cards fill the first screen, whose posters are fetched at once. */
const firstScreen = 3;

/** The cards of a list of tournaments, in the order given. */
export function TournamentList({ tournaments, uid }: TournamentListProps) {
  return (
    <CardGrid>
      {tournaments.map((tournament, index) => (
        <ListedTournament key={tournament.id} tournament={tournament} uid={uid} eager={index < firstScreen} />
      ))}
    </CardGrid>
  );
}

function ListedTournament({
  tournament,
  uid,
  eager,
}: {
  readonly tournament: Tournament;
  readonly uid: string | null;
  readonly eager: boolean;
}) {
  const { t } = useTranslation('home');
  const isLive = useIsPlaying(tournament);
  const shown = useMemo(() => ({ ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc) }), [tournament]);
  const { card, champion } = useChampion(tournament);
  return (
    <li ref={card}>
      <TournamentCard
        tournament={shown}
        linkAs={Link}
        to={linkTo('tournament', tournament.id)}
        isOrganizer={uid !== null && tournament.organizerUids.some((organizer) => organizer === uid)}
        isLive={isLive}
        champion={champion}
        note={tournament.tournamentType === 'MIXER' ? t('card.mixer') : undefined}
        eager={eager}
      />
    </li>
  );
}
