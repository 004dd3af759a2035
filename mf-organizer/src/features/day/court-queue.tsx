import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { VisuallyHidden, WhistleIcon } from '@courtside/ui';
import type { BoardGame } from './board-model';
import { Queue, QueueTeams, Referee } from './court-style';
import { useGameWords } from './use-game-words';

/** So many games are named; the others are counted. */
const NAMED = 2;

/** What follows on a court: the next game and the one after it. */
export function CourtQueue({ letter, queue }: { readonly letter: string; readonly queue: readonly BoardGame[] }) {
  const { t } = useTranslation('organizerDay');
  const { isKnown, sideName } = useGameWords();
  if (queue.length === 0) return null;
  const left = queue.length - NAMED;
  return (
    <Queue>
      <VisuallyHidden as="h2">{t('queue.title', { letter })}</VisuallyHidden>
      <ol>
        {queue.slice(0, NAMED).map((game, place) => (
          <li key={game.id}>
            <div>
              <small>{t(place === 0 ? 'queue.next' : 'queue.afterNext')}</small>
              <b>{game.time}</b>
              {game.phase === 'called' && <small>{t('state.called')}</small>}
            </div>
            <QueueTeams>
              {([0, 1] as const).map((side) =>
                isKnown(game.teams[side]) ? <TeamName key={side} id={game.teams[side]} /> : <span key={side}>{sideName(game, side)}</span>,
              )}
              {game.referee !== '' && (
                <Referee>
                  <WhistleIcon size={18} aria-hidden="true" />
                  {t('queue.referee', { name: game.referee })}
                </Referee>
              )}
            </QueueTeams>
          </li>
        ))}
      </ol>
      {left > 0 && <p>{t('queue.more', { count: left })}</p>}
    </Queue>
  );
}
