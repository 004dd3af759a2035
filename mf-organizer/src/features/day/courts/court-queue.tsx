import { toScheduleTime } from '@courtside/domain';
import { getStartToShow } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { Button, media, Menu, useMedia, VisuallyHidden } from '@courtside/ui';
import { Fragment, useState } from 'react';
import { RowList } from '../../../rows/row-list';
import type { BoardGame } from '../data/board-model';
import { Queue, QueueTeams } from './court-queue-style';
import { useDay } from '../data/day-context';
import { RefereeLine } from './referee-line';
import { useGameMenu } from './use-game-menu';
import { useGameWords } from '../data/use-game-words';

/** A phone shows this many games; a button shows the others. */
const NAMED = 2;

/** The games that follow on a court: all on a wide screen, the next two on a phone. */
export function CourtQueue({ letter, queue }: { readonly letter: string; readonly queue: readonly BoardGame[] }) {
  const { t } = useTranslation('organizerDay');
  const isWide = useMedia(media.wide);
  const [isOpen, setOpen] = useState(false);
  const shown = isWide || isOpen ? queue : queue.slice(0, NAMED);
  const left = queue.length - shown.length;
  return (
    <Queue>
      <VisuallyHidden as="h3">{t('queue.title', { letter })}</VisuallyHidden>
      <RowList as="ol">
        {shown.map((game, place) => (
          <QueuedGame key={game.id} game={game} place={place} />
        ))}
      </RowList>
      {left > 0 && (
        <p>
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {t('queue.more', { count: left })}
          </Button>
        </p>
      )}
    </Queue>
  );
}

function QueuedGame({ game, place }: { readonly game: BoardGame; readonly place: number }) {
  const { t } = useTranslation('organizerDay');
  const { expected } = useDay();
  const { isKnown, stateName, sideName, gameName, furtherName } = useGameWords();
  const items = useGameMenu(game);
  const about = getStartToShow(game, expected.get(game.id));
  return (
    <li>
      <div>
        {place < NAMED && <small>{t(place === 0 ? 'queue.next' : 'queue.afterNext')}</small>}
        <b>
          {about === null ? (
            game.time
          ) : (
            <>
              <VisuallyHidden>{t('queue.expected')} </VisuallyHidden>
              {toScheduleTime(about).time}
            </>
          )}
        </b>
        {about !== null && <small>{t('queue.planned', { time: game.time })}</small>}
        {game.phase === 'called' && <small>{stateName(game)}</small>}
        <FurtherName name={furtherName(game)} />
      </div>
      <QueueTeams>
        {([0, 1] as const).map((side) =>
          isKnown(game.teams[side]) ? <TeamName key={side} id={game.teams[side]} /> : <span key={side}>{sideName(game, side)}</span>,
        )}
        <RefereeLine game={game} isSuggested={place === 0} />
      </QueueTeams>
      {items.length > 0 && <Menu label={t('queue.menu', { game: gameName(game) })} items={items} />}
    </li>
  );
}

/** "Swiss · Round 2": a narrow column breaks it between its parts, not before the number. */
function FurtherName({ name }: { readonly name: string | null }) {
  if (name === null) return null;
  const parts = name.split(' · ');
  return (
    <small data-parts="">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{index < parts.length - 1 ? `${part} ·` : part}</span>
        </Fragment>
      ))}
    </small>
  );
}
