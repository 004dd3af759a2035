import type { BracketGame, GameId, Match, MatchId, Profile } from '@courtside/domain';
import { topScorers } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ScorersView, Section } from '@courtside/tournament-ui';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';

export interface ScorersSectionProps {
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  readonly profiles: ReadonlyMap<string, Profile>;
}

/** Who scored most in the games that are shown. */
export const ScorersSection = memo(function ScorersSection({ matches, bracketGames, profiles }: ScorersSectionProps) {
  const { t } = useTranslation('tournament');
  const scorers = useMemo(() => topScorers([...matches.values(), ...bracketGames.values()]), [matches, bracketGames]);
  return (
    <Section id="scorers" title={t('scorers.title')}>
      <ScorersView scorers={scorers} profiles={profiles} linkAs={Link} />
    </Section>
  );
});
