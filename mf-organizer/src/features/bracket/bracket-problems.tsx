import type { Bracket, BracketProblem } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { getGameNumber } from './bracket-context';

/** Mismatches that were found while the stored bracket was read: one notice for each kind, with its games. */
export function BracketProblems({ problems, bracket }: { readonly problems: readonly BracketProblem[]; readonly bracket: Bracket | null }) {
  const { t } = useTranslation('organizerBracket');
  const format = useFormat();
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    if (kind === 'noSeeds' || !bracket) {
      return (
        <Notice key={kind} kind="error">
          {t('problem.unreadable')}
        </Notice>
      );
    }
    const numbers = problems
      .flatMap((problem) => (problem.kind === kind ? [getGameNumber(bracket, problem.gameId)] : []))
      .sort((a, b) => a - b);
    return (
      <Notice key={kind} kind="warning">
        {t(`problem.${kind}`, { count: numbers.length, games: format.list(numbers.map((number) => format.number(number))) })}
      </Notice>
    );
  });
}
