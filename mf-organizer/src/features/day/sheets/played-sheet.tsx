import { isOver } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { Outcome, TeamName } from '@courtside/tournament-ui';
import { CourtBadge, Dialog, EmptyState, IconButton, isCourtLetter, PencilIcon, space, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RowList, RowText } from '../../../rows/row-list';
import { useDay, type Sheet } from '../data/day-context';
import { ResultSheet } from './result-sheet';
import { useGameWords } from '../data/use-game-words';

/** Time and court, teams, and result. Names get the remaining room, or separate lines. */
const Place = styled.div`
  display: flex;
  flex: 0 0 auto;
  align-items: center;
  gap: ${space[1]};
`;

const Teams = styled(RowText)`
  display: grid;
`;

const Score = styled.strong`
  flex: 0 0 auto;
  ${type.d4}
  font-variant-numeric: tabular-nums;
`;

export interface PlayedSheetProps {
  readonly asked: Extract<Sheet, { kind: 'played' }>;
  readonly onClose: () => void;
}

/** The finished games of a day, the latest first. Each can be corrected, even if its court has gone on. */
export function PlayedSheet({ asked: { day, court }, onClose }: PlayedSheetProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { plan } = useDay();
  const { isKnown, sideName, gameName, scoreText } = useGameWords();
  const [chosen, setChosen] = useState<string | null>(null);
  // Cancelling a correction, also by the browser's Back, returns to the list.
  if (chosen !== null) return <ResultSheet asked={{ kind: 'result', game: chosen }} onClose={() => setChosen(null)} onSaved={onClose} />;
  const over = [...plan.games.values()]
    .filter((game) => game.day === day && (court === undefined || game.court === court) && isOver(game))
    .sort((a, b) => b.start - a.start || a.court - b.court);
  const letter = over[0]?.courtLetter ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={court === undefined || over.length === 0 ? t('playedGames.title') : t('playedGames.titleOn', { letter })}
      closeLabel={t('common:action.close')}
    >
      {over.length === 0 ? (
        <EmptyState level={3} title={t('playedGames.none')} />
      ) : (
        <RowList>
          {over.map((game) => (
            <li key={game.id}>
              <Place>
                {isCourtLetter(game.courtLetter) && (
                  <CourtBadge letter={game.courtLetter} label={t('common:court', { letter: game.courtLetter })} />
                )}
                <small>{game.time}</small>
              </Place>
              <Teams>
                {([0, 1] as const).map((side) =>
                  isKnown(game.teams[side]) ? (
                    <TeamName key={side} id={game.teams[side]} />
                  ) : (
                    <span key={side}>{sideName(game, side)}</span>
                  ),
                )}
                <small>
                  <Outcome play={game.state.play} team1Id={game.teams[0]} team2Id={game.teams[1]} />
                </small>
              </Teams>
              <Score>{scoreText(game)}</Score>
              <IconButton label={t('playedGames.correctOf', { game: gameName(game) })} onClick={() => setChosen(game.id)}>
                <PencilIcon size={20} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </RowList>
      )}
    </Dialog>
  );
}
