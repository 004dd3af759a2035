import { deviceOfGoal, type DoubtfulGoal } from '@courtside/domain/day';
import type { Board } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, color, line, Notice, space, type, UsersIcon } from '@courtside/ui';
import styled from 'styled-components';
import { boardDevice } from '../data/board-device';
import type { BoardCourt, BoardGame } from '../data/board-model';
import { CourtButton } from '../courts/court-button';
import { useDay } from '../data/day-context';
import { useDoubtfulGoal } from '../courts/use-doubtful-goal';
import { useGameWords } from '../data/use-game-words';

/** The end of the court, always in view: when something appears here, no button moves under a finger. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  background: ${color.surface};
  border-top: ${line.hair} solid ${color.line};
  &:empty {
    display: none;
  }
  > p {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    margin: 0;
    padding: ${space[1]} ${space[3]};
    ${type.small}
    color: ${color.ink2};
  }
  > p > svg {
    flex: none;
  }
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space[1]};
  flex: 1 1 100%;
`;

/** Names other devices that score this court, or asks about goals of two devices. */
export function OtherBoards({ court: { court, current } }: { readonly court: BoardCourt }) {
  const { boards } = useDay();
  const doubt = useDoubtfulGoal(current);
  const others = boards.at(court);
  return (
    <Foot>
      {current && doubt ? (
        <OneOrTwo key={doubt.second.id} game={current} doubt={doubt} />
      ) : (
        others.length > 0 && <AlsoHere others={others} game={current} />
      )}
    </Foot>
  );
}

function AlsoHere({ others, game }: { readonly others: readonly Board[]; readonly game: BoardGame | null }) {
  const { t } = useTranslation('organizerDay');
  const format = useFormat();
  const names = format.list(others.map(({ name }) => name || t('boards.organizer')));
  return (
    <p>
      <UsersIcon size={18} aria-hidden="true" />
      <span>
        {t('boards.too', { names })} {game && <LastGoal game={game} />}
      </span>
    </p>
  );
}

/** Returns the name of the device that tapped a goal. */
function useDeviceName() {
  const { t } = useTranslation('organizerDay');
  const { boards } = useDay();
  return (goalId: string): string => {
    const device = deviceOfGoal(goalId);
    if (device === boardDevice()) return t('boards.thisDevice');
    const board = device === null ? undefined : boards.of(device);
    return board ? board.name || t('boards.organizer') : t('boards.otherDevice');
  };
}

function LastGoal({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { tournament } = useDay();
  const { sideName } = useGameWords();
  const format = useFormat();
  const deviceName = useDeviceName();
  const last = game.state.play?.goals.at(-1);
  if (!last) return null;
  return (
    <>
      {t('boards.last', {
        team: sideName(game, last.side === 1 ? 0 : 1),
        time: format.time(last.at, tournament.timeZone ?? undefined),
        device: deviceName(last.id),
      })}
    </>
  );
}

/** Asks whether the goals of two devices are one. Both devices ask, and one answer is enough. */
function OneOrTwo({ game, doubt: { first, second } }: { readonly game: BoardGame; readonly doubt: DoubtfulGoal }) {
  const { t } = useTranslation('organizerDay');
  const { act, boards } = useDay();
  const { sideName } = useGameWords();
  const deviceName = useDeviceName();
  const score = (more: number): string =>
    [game.state.team1Score, game.state.team2Score].map((goals, index) => (goals ?? 0) + (index + 1 === second.side ? more : 0)).join('–');
  return (
    <Notice
      kind="warning"
      title={t('boards.question')}
      action={
        <Answers>
          <CourtButton as={Button} data-act onPress={() => act(game, { kind: 'undoGoal', id: second.id })}>
            {t('boards.one', { score: score(-1) })}
          </CourtButton>
          <CourtButton as={Button} data-act variant="secondary" onPress={() => boards.separate(game.court, second.id)}>
            {t('boards.two', { score: score(0) })}
          </CourtButton>
        </Answers>
      }
    >
      {t('boards.both', {
        one: deviceName(first.id),
        other: deviceName(second.id),
        team: sideName(game, second.side === 1 ? 0 : 1),
      })}
    </Notice>
  );
}
