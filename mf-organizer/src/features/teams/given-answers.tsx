import { query, useWatch, watchTeamAnswers } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { AnswerList } from '@courtside/tournament-ui';

/** Shows the captain's answers, with the questions of that time; nothing without answers. */
export function GivenAnswers({ tournamentId, teamId }: { readonly tournamentId: string; readonly teamId: string }) {
  const { t } = useTranslation('organizerForm');
  const { value } = useWatch(query(watchTeamAnswers, tournamentId, teamId));
  if (!value || value.answers.length === 0) return null;
  return (
    <>
      <h3>{t('answers')}</h3>
      <AnswerList answers={value.answers} yesNo={{ yes: t('yes'), no: t('no') }} />
    </>
  );
}
