import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { Button, WhistleIcon } from '@courtside/ui';
import type { BoardGame } from '../data/board-model';
import { CourtButton } from './court-button';
import { Referee } from './court-queue-style';
import { useDay } from '../data/day-context';
import { useSetReferee } from './use-game-menu';
import { useGameWords } from '../data/use-game-words';

/** Shows the referee of a game; if there is none, the best team for it, which one tap assigns. */
export function RefereeLine({ game, isSuggested = true }: { readonly game: BoardGame; readonly isSuggested?: boolean }) {
  const { t } = useTranslation('organizerDay');
  const { referees, by } = useDay();
  const nameOf = useTeamName();
  const { gameName } = useGameWords();
  const name = useSetReferee();
  const [best] = referees.get(game.id) ?? [];
  if (game.referee !== '')
    return (
      <Referee>
        <WhistleIcon size={18} aria-hidden="true" />
        {t('queue.referee', { name: game.referee })}
      </Referee>
    );
  if (!isSuggested || by === 'scorekeeper' || best === undefined) return null;
  const team = nameOf(best);
  return (
    <CourtButton
      as={Button}
      variant="secondary"
      size="small"
      icon={<WhistleIcon size={18} aria-hidden="true" />}
      aria-label={t('referee.takeOf', { team, game: gameName(game) })}
      onPress={() => name(game, team)}
    >
      {t('referee.take', { team })}
    </CourtButton>
  );
}
