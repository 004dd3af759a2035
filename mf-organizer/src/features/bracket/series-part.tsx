import type { SeriesLength, GamePlay } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SeriesLine } from '@courtside/tournament-ui';
import { Button, Notice } from '@courtside/ui';

export interface SeriesPartProps {
  readonly bestOf: SeriesLength;
  readonly play: GamePlay | undefined;
  /** Whether the teams of the game are known. */
  readonly isReady: boolean;
  /** Opens the dialog in which its games are typed. */
  readonly onType: () => void;
}

/** The result of a series in the dialog of its game: how far it is, and the way to its games. */
export function SeriesPart({ bestOf, play, isReady, onType }: SeriesPartProps) {
  const { t } = useTranslation('organizerBracket');
  if (!isReady) return <Notice kind="info">{t('game.waiting')}</Notice>;
  return (
    <>
      <p>
        {t('game.series', { most: bestOf })} <SeriesLine series={{ bestOf, play }} />
      </p>
      <Button variant="secondary" onClick={onType}>
        {t('game.typeSeries')}
      </Button>
    </>
  );
}
