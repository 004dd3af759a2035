import { useTranslation } from '@courtside/i18n';
import { useEffect, useState } from 'react';
import type { BoardCourt } from './board-model';
import { MetaRow } from './court-style';
import { useDay } from './day-context';
import { useGameWords } from './use-game-words';

/** Who scores by a pass is told when an organiser confirms what they have ended: it goes from their court by itself. Until the next game begins. */
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
