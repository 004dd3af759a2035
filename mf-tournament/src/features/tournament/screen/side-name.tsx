import type { Side as SideIndex } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import { TeamName, useTeamName } from '@courtside/tournament-ui';
import type { StageWords } from '../../../live/use-stage-words';
import { isLongName } from './long-names';
import { Side } from './side-style';

/** A team with its disc, see `longNames`. */
export function WallTeam({ id }: { readonly id: string }) {
  const nameOf = useTeamName();
  return (
    <Side data-long={isLongName(nameOf(id)) || undefined}>
      <TeamName id={id} />
    </Side>
  );
}

interface SideNameProps {
  readonly game: Pick<PlannedGame, 'stage' | 'id' | 'teams'>;
  readonly side: SideIndex;
  readonly words: StageWords;
}

/** A team with its disc, or what its place waits for. */
export function SideName({ game, side, words }: SideNameProps) {
  const waits = words.waits(game, side);
  return waits === null ? <WallTeam id={game.teams[side]} /> : <span data-waits="">{waits}</span>;
}
