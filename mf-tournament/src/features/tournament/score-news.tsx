import type { Match, MatchId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { VisuallyHidden } from '@courtside/ui';

/** Announces politely to screen readers which scores have just changed. */
export function ScoreNews({ matches, changed }: { readonly matches: ReadonlyMap<MatchId, Match>; readonly changed: ReadonlySet<MatchId> }) {
  const { t } = useTranslation('schedule');
  const nameOf = useTeamName();
  const news = [...changed].flatMap((id) => {
    const match = matches.get(id);
    return match
      ? [
          t('scoreChanged', {
            one: nameOf(match.team1Id),
            score1: match.team1Score ?? '–',
            other: nameOf(match.team2Id),
            score2: match.team2Score ?? '–',
          }),
        ]
      : [];
  });
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {news.join('. ')}
    </VisuallyHidden>
  );
}
