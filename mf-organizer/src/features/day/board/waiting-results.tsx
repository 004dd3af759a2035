import { waitsForOrganizer } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { Button, CheckIcon, color, CourtBadge, isCourtLetter, line, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { RowList, RowText } from '../../../rows/row-list';
import type { BoardCourt } from '../data/board-model';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';

const Box = styled.section`
  padding: ${space[2]} ${space[3]};
  border-top: ${line.hair} solid ${color.line};
  background: ${color.surface};
  h2 {
    margin: 0 0 ${space[1]};
    ${type.d4}
  }
`;

/**
 * Unconfirmed results of courts that have gone on; one tap confirms each. They are below the courts, so that a new one does not move a
 * button under a finger.
 */
export function WaitingResults({ courts }: { readonly courts: readonly BoardCourt[] }) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { act, plan } = useDay();
  const { gameName, scoreText } = useGameWords();
  // A result that is still on its court is confirmed there.
  const shown = new Set(courts.map(({ current }) => current?.id));
  const waiting = [...plan.games.values()].filter((game) => waitsForOrganizer(game) && !shown.has(game.id));
  if (waiting.length === 0) return null;
  waiting.sort((one, other) => one.start - other.start || one.court - other.court);
  return (
    <Box aria-labelledby="to-confirm">
      <h2 id="to-confirm">{t('waiting.title', { count: waiting.length })}</h2>
      <RowList>
        {waiting.map((game) => (
          <li key={game.id}>
            {isCourtLetter(game.courtLetter) && (
              <CourtBadge letter={game.courtLetter} label={t('common:court', { letter: game.courtLetter })} />
            )}
            <RowText>
              {gameName(game)}
              <small>{game.time}</small>
            </RowText>
            <Button
              variant="secondary"
              icon={<CheckIcon size={20} aria-hidden="true" />}
              aria-label={t('waiting.confirmOf', { score: scoreText(game), game: gameName(game) })}
              onClick={() => act(game, { kind: 'confirm' })}
            >
              {t('action.confirm', { score: scoreText(game) })}
            </Button>
          </li>
        ))}
      </RowList>
    </Box>
  );
}
