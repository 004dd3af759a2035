import { readClub, readClubPlayers, type ClubPlayers, type ListedClub, type Profile } from '@courtside/firebase';
import { linkTo } from '@courtside/federation/links';
import { formatPersonName, useTranslation, loadPageWords } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, CardLink, color, EmptyState, MapPinIcon, PageSkeleton, space, type } from '@courtside/ui';
import { use, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePageHead } from '../../head/use-page-head';
import { useWasInSight } from '../../live/use-was-in-sight';
import { useFocusOnMore } from '../../place/use-focus-on-more';
import { EntriesList } from './entries-list';
import { getInitials, PeopleBody, PeopleHead } from './people-head';
import { PeopleNotFound, PeopleFailed } from './people-problem';
import { useRequest } from './use-request';
import { useEntries } from './use-entries';

const Players = styled.ul`
  display: grid;
  gap: ${space[1]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
  }
`;

const PlayerLink = styled(CardLink)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 3.25rem;
  height: 100%;
  padding: ${space[1]} ${space[2]};
  ${type.control}
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 2px;
    background: ${color.court};
    box-shadow:
      inset 0 0 0 2px ${color.court},
      inset 0 0 0 3.5px rgba(255, 255, 255, 0.9);
    color: #fff;
    ${type.d4}
    font-size: 1.0625rem;
    font-style: normal;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const More = styled.div`
  margin-top: ${space[3]};
`;

/** `/clubs/{clubId}`: a club of the list, its players with a public page, and the public tournaments that name them. */
export default function ClubPage() {
  use(loadPageWords('people', 'tournament'));
  const { t } = useTranslation('people');
  const { clubId = '' } = useParams();
  const [found, retry] = useRequest(clubId, async () => {
    const club = await readClub(clubId);
    return club && { club, first: await readClubPlayers(club) };
  });
  if (found.status === 'loading') return <PageSkeleton kind="tournament" label={t('club.loading')} />;
  if (found.status === 'failed') return <PeopleFailed of="club" onRetry={retry} />;
  return found.value ? <Club key={clubId} {...found.value} /> : <PeopleNotFound of="club" />;
}

function Club({ club, first }: { readonly club: ListedClub; readonly first: ClubPlayers }) {
  const { t } = useTranslation('people');
  usePageHead({ title: club.name });
  const { players, hasMore, asks, more } = usePlayers(club, first);
  const below = useRef<HTMLDivElement>(null);
  const { list, ask } = useFocusOnMore<HTMLDivElement>(players.length, players.length);
  const isWanted = useWasInSight(below, first.players.length > 0);
  // The first part has as many profiles as one query can name.
  const reading = useEntries(isWanted ? first.players.map(({ id }) => id) : []);
  const place = club.area === '' || club.area === club.region ? club.region : `${club.area}, ${club.region}`;
  return (
    <>
      <PeopleHead kind={t('club.kind')} name={club.name} facts={[{ icon: MapPinIcon, term: t('club.place'), value: place }]} />
      <PeopleBody>
        <Section id="players" title={t('club.players')} intro={players.length > 0 ? t('club.playersText') : undefined}>
          <div ref={list}>
            {players.length === 0 ? (
              <EmptyState level={3} title={t('club.noPlayers')}>
                {t('club.noPlayersText')}
              </EmptyState>
            ) : (
              <Players>
                {players.map(({ id, name }) => (
                  <PlayerItem key={id} id={id} name={formatPersonName(name)} />
                ))}
              </Players>
            )}
            {hasMore && (
              <More>
                <Button
                  variant="secondary"
                  loading={asks === 'more'}
                  onClick={() => {
                    ask();
                    more();
                  }}
                >
                  {t('club.more')}
                </Button>
              </More>
            )}
          </div>
          <p role="status">{asks === 'failed' ? t('club.moreFailed') : ''}</p>
        </Section>
        <div ref={below}>{first.players.length > 0 && <EntriesList reading={reading} intro={t('club.tournamentsText')} />}</div>
      </PeopleBody>
    </>
  );
}

function PlayerItem({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <li>
      <PlayerLink as={Link} to={linkTo('player', id)}>
        <i aria-hidden="true">{getInitials(name)}</i>
        <span>{name}</span>
      </PlayerLink>
    </li>
  );
}

/** Reads the players of a club, part by part. */
function usePlayers(club: ListedClub, first: ClubPlayers) {
  const [loaded, setLoaded] = useState<ClubPlayers & { readonly asks: 'nothing' | 'more' | 'failed' }>({ ...first, asks: 'nothing' });
  const more = () => {
    if (!loaded.next || loaded.asks === 'more') return;
    setLoaded({ ...loaded, asks: 'more' });
    readClubPlayers(club, loaded.next).then(
      ({ players, next }) => setLoaded({ players: [...loaded.players, ...players] as readonly Profile[], next, asks: 'nothing' }),
      () => setLoaded({ ...loaded, asks: 'failed' }),
    );
  };
  return { players: loaded.players, hasMore: loaded.next !== null, asks: loaded.asks, more };
}
