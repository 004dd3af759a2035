import { useTranslation } from '@courtside/i18n';
import { useEffect, useState } from 'react';
import type { BoardCourt } from '../data/board-model';
import { MetaRow } from './court-head-style';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';

/**
 * Tells a scorekeeper that an organizer has confirmed the game that they ended, since it leaves their court by itself. Shown until the next
 * game begins.
 */
export function ConfirmedLine({ court: { games, current } }: { readonly court: BoardCourt }) {
  const { t } = useTranslation('organizerDay');
  const { by } = useDay();
  const { sideName, scoreText } = useGameWords();
  const endedId = current?.phase === 'finished' ? current.id : null;
  const [seen, setSeen] = useState(endedId);
  useEffect(() => {
    if (endedId !== null) setSeen(endedId);
  }, [endedId]);
  const confirmed = games.find(({ id, phase }) => id === seen && phase === 'confirmed');
  if (by !== 'scorekeeper' || !confirmed || current?.phase === 'playing') return null;
  return (
    <MetaRow role="status">
      {t('keeper.confirmed', { team1: sideName(confirmed, 0), score: scoreText(confirmed), team2: sideName(confirmed, 1) })}
    </MetaRow>
  );
}
