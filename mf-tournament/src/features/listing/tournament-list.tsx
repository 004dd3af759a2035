import { linkTo } from '@courtside/federation/links';
import { CardGrid, TournamentCard } from '@courtside/tournament-ui';
import type { Tournament } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useChampion } from './use-champion';
import { useLiveCard } from './use-live-card';

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
  const card = useRef<HTMLLIElement>(null);
  const isLive = useLiveCard(tournament, card);
  const shown = useMemo(() => ({ ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc) }), [tournament]);
  const champion = useChampion(tournament, card);
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
