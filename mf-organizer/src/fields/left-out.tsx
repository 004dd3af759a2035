import type { ReadTeams, TeamsCsvError } from '@courtside/domain/teams-csv';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';

/** Names everything that is not imported: columns in one sentence, and lines with their reasons. */
export function LeftOut({ read: { unused, errors: all } }: { readonly read: ReadTeams }) {
  const { t } = useTranslation('organizerTeams');
  const { list } = useFormat();
  const errors = inRanges(all.filter(({ code }) => code !== 'noNameColumn'));
  const count = errors.reduce((sum, { line, lastLine }) => sum + lastLine - line + 1, 0);
  const columns = unused.map(({ place, heading }) =>
    heading === '' ? t('import.unusedNumbered', { number: place + 1 }) : t('import.unusedNamed', { heading }),
  );
  return (
    <>
      {columns.length > 0 && <Notice kind="info">{t('import.unused', { columns: list(columns) })}</Notice>}
      {errors.length > 0 && (
        <Notice kind="warning" title={t('import.leftOut', { count })}>
          <ul>
            {errors.map(({ line, lastLine, code }) => (
              <li key={`${line} ${code}`}>
                {t(line === lastLine ? 'import.errorLine' : 'import.errorLines', { line, lastLine, reason: t(`import.error.${code}`) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Joins errors of successive lines with the same reason. */
function inRanges(errors: readonly TeamsCsvError[]): TeamsCsvError[] {
  const ranges: TeamsCsvError[] = [];
  for (const error of errors) {
    const before = ranges.at(-1);
    if (before?.code === error.code && before.lastLine + 1 === error.line)
      ranges[ranges.length - 1] = { ...before, lastLine: error.lastLine };
    else ranges.push(error);
  }
  return ranges;
}
