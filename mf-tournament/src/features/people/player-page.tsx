import { linkTo } from '@courtside/federation/links';
import { readClubOf, readPlayer, useSession, type Profile } from '@courtside/firebase';
import { formatPersonName, useTranslation, loadPageWords } from '@courtside/i18n';
import { Notice, PageSkeleton, UsersIcon } from '@courtside/ui';
import { use, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { isClub } from './clubs';
import { EntriesList } from './entries-list';
import { PeopleBody, PeopleHead } from './people-head';
import { PeopleNotFound, PeopleFailed } from './people-problem';
import { useRequest } from './use-request';
import { useEntries } from './use-entries';

/** `/players/{playerId}`: a player's name and club, and the public tournaments that name them. */
export default function PlayerPage() {
  use(loadPageWords('people', 'tournament'));
  const { t } = useTranslation('people');
  const { playerId = '' } = useParams();
  const [player, retry] = useRequest(playerId, () => readPlayer(playerId));
  if (player.status === 'loading') return <PageSkeleton kind="tournament" label={t('player.loading')} />;
  if (player.status === 'failed') return <PeopleFailed of="player" onRetry={retry} />;
  return player.value ? <Player key={playerId} player={player.value} /> : <PeopleNotFound of="player" />;
}

function Player({ player }: { readonly player: Profile }) {
  const { t } = useTranslation('people');
  const { uid } = useSession();
  const name = formatPersonName(player.name);
  usePageHead({ title: name });
  const clubId = useClubPath(player);
  const reading = useEntries([player.id]);
  const { club } = player;
  return (
    <>
      <PeopleHead
        kind={t('player.kind')}
        name={name}
        facts={
          isClub(club)
            ? [{ icon: UsersIcon, term: t('player.club'), value: clubId ? <Link to={linkTo('club', clubId)}>{club}</Link> : club }]
            : []
        }
      />
      <PeopleBody>
        {uid === player.id && (
          <div data-own="">
            <Notice kind="info">
              {t('player.own')} <Link to={linkTo('profile')}>{t('player.ownChange')}</Link>
            </Notice>
          </div>
        )}
        <EntriesList reading={reading} withResults />
      </PeopleBody>
    </>
  );
}

/** Returns the id of the page of their club, if it has one. */
function useClubPath({ club, region }: Profile): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (isClub(club))
      void readClubOf({ club, region }).then(
        (found) => isCurrent && setId(found?.id ?? null),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [club, region]);
  return id;
}
