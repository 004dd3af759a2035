import { isPlayed, type GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { Notice, Stack } from '@courtside/ui';
import { useSchedule } from '../../games/schedule-context';
import { getGameNumber, useBracket } from './bracket-context';

/** Lists the later games whose results a correction removes. */
export function ResultEffect({ cleared }: { readonly cleared: readonly GameId[] }) {
  const { t } = useTranslation('organizerBracket');
  const { bracket, games } = useBracket();
  const { nameOf } = useSchedule();
  return (
    <Notice kind="warning" title={t('game.effectTitle')}>
      <p>{t('game.effectText')}</p>
      <Stack as="ul" $gap="0">
        {cleared.map((id) => {
          const game = games.get(id);
          return (
            <li key={id}>
              {t('game.effectGame', {
                number: getGameNumber(bracket, id),
                team1: nameOf(game?.team1Id ?? ''),
                team2: nameOf(game?.team2Id ?? ''),
                score: game && isPlayed(game) ? resultText(game.team1Score, game.team2Score) : '–',
              })}
            </li>
          );
        })}
      </Stack>
    </Notice>
  );
}
