import { BYE, TBD, type Bracket, type GameId, type Side as SideIndex } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { TeamName, useBracketWords, useTeamName } from '@courtside/tournament-ui';
import { Side } from './courts-style';
import { isLongName } from './long-names';

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
  readonly game: Pick<PlannedGame, 'id' | 'teams'>;
  readonly side: SideIndex;
  readonly bracket: Bracket | null;
}

/** A team with its disc, or what its place waits for. */
export function SideName({ game, side, bracket }: SideNameProps) {
  const words = useBracketWords();
  const { t } = useTranslation('bracket');
  const team = game.teams[side];
  if (team !== TBD && team !== BYE) return <WallTeam id={team} />;
  const index = bracket?.template.indexOf.get(game.id as GameId) ?? -1;
  return <span data-waits="">{(bracket && words.waiting(bracket, index, side)) ?? t('waits.nobody')}</span>;
}
