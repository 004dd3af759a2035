import type { FinalRanking } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TrophyIcon, VisuallyHidden } from '@courtside/ui';
import { WallTeam } from './side-name';
import { Victory } from './victory-style';

/** The champion and the next teams, in place of the courts once the bracket is over. It stays while other pages turn. */
export function ChampionPanel({ ranking: { champion, teams } }: { readonly ranking: FinalRanking }) {
  const { t } = useTranslation('bracket');
  if (champion === null) return null;
  return (
    <Victory aria-label={t('champion')}>
      <h2>
        <TrophyIcon aria-hidden="true" />
        {t('champion')}
      </h2>
      <p>
        <WallTeam id={champion} />
      </p>
      <ol>
        {teams.slice(1, 3).map(({ teamId, place }) => (
          <li key={teamId}>
            <b aria-hidden="true">{place}</b>
            <span>
              <VisuallyHidden>{t('place', { place })} </VisuallyHidden>
              <WallTeam id={teamId} />
            </span>
          </li>
        ))}
      </ol>
    </Victory>
  );
}
