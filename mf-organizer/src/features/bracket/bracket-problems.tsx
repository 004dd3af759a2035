import type { Bracket, BracketProblem } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { numberOf } from './bracket-context';

/** What did not fit while the stored bracket was read. */
export function BracketProblems({ problems, bracket }: { readonly problems: readonly BracketProblem[]; readonly bracket: Bracket | null }) {
  const { t } = useTranslation('organizerBracket');
  return problems.map((problem) => {
    if (problem.kind === 'noSeeds' || !bracket) {
      return (
        <Notice key="noSeeds" kind="error">
          {t('problem.unreadable')}
        </Notice>
      );
    }
    const number = numberOf(bracket, problem.gameId);
    return (
      <Notice key={`${problem.kind} ${problem.gameId}`} kind="warning">
        {problem.kind === 'otherTeams' ? t('problem.otherTeams', { number }) : t('problem.winnerContradicts', { number })}
      </Notice>
    );
  });
}
