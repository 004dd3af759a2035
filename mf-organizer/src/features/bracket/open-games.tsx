import { openGames, getGameState, type GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { Button, color, CourtBadge, isCourtLetter, line, radius, space, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useSchedule } from '../../games/schedule-context';
import { useTimeWords } from '../../games/time-words';
import { getGameNumber, useBracket } from './bracket-context';

const Heading = styled.h3`
  ${type.d3}
  margin: 0 0 ${space[1]};
`;

const List = styled.ol`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    padding: ${space[1]} ${space[2]};
    border-top: ${line.hair} solid ${color.line};
    ${type.table}
    font-weight: 600;
  }
  li:first-child {
    border-top: 0;
  }
  /* A large text needs as much more room. */
  @container (max-width: 33rem) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const When = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

/** The number of games at first; a button shows the rest of a large first round. */
const shownAtFirst = 8;

/** Games whose teams are known, in the order of play: the organizer's next clicks. */
export function OpenGames({ onGame }: { readonly onGame: (gameId: GameId) => void }) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const clock = useTimeWords();
  const { bracket, timetable } = useBracket();
  const { nameOf } = useSchedule();
  const [all, setAll] = useState(false);
  const open = openGames(bracket);
  if (open.length === 0) return null;
  // One game more than the limit takes no more room than the button.
  const isCut = !all && open.length > shownAtFirst + 1;
  return (
    <section>
      <Heading>{t('ready')}</Heading>
      <List>
        {(isCut ? open.slice(0, shownAtFirst) : open).map((id) => {
          const [team1, team2] = getGameState(bracket, id).slots;
          const slot = timetable.get(id);
          return (
            <li key={id} data-game={id}>
              <When>
                {slot && isCourtLetter(slot.courtLetter) && (
                  <CourtBadge letter={slot.courtLetter} label={t('common:court', { letter: slot.courtLetter })} />
                )}
                {slot && clock(slot)}
              </When>
              <TeamName id={team1} />
              <TeamName id={team2} />
              <Button
                variant="secondary"
                size="small"
                onClick={() => onGame(id)}
                aria-label={t('enterOf', { number: getGameNumber(bracket, id), team1: nameOf(team1), team2: nameOf(team2) })}
              >
                {t('enter', { number: getGameNumber(bracket, id) })}
              </Button>
            </li>
          );
        })}
      </List>
      {isCut && (
        <Button variant="quiet" size="small" aria-expanded={false} onClick={() => setAll(true)}>
          {t('readyAll', { count: open.length })}
        </Button>
      )}
    </section>
  );
}
