import { hasGroups, isMixer, type Tournament } from '@courtside/domain';
import { query, useWatch, watchForm } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useMoney } from '@courtside/tournament-ui';
import { Button, Cluster, color, PencilIcon, space, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FeeDialog } from './fee-dialog';
import { QuestionsDialog } from './questions-dialog';
import { Sheet } from './sheet';

const List = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: 1.75rem;
  list-style: decimal;
  ${type.table}
  li {
    overflow-wrap: anywhere;
  }
  li::marker {
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;

/** Shows the questions and the fee of the registration, with buttons to change both; until there are groups, like registration itself. */
export function FormState({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('organizerForm');
  const money = useMoney();
  const isShown = !isMixer(tournament) && !hasGroups(tournament);
  const { value: form } = useWatch(isShown ? query(watchForm, tournament.id) : null);
  const [asking, setAsking] = useState<'questions' | 'fee' | null>(null);
  if (!isShown || !form) return null;
  const { questions, fee } = form;
  const close = () => setAsking(null);
  const edit = (what: 'questions' | 'fee', label: string) => (
    <Cluster data-edit>
      <Button variant="quiet" size="small" icon={<PencilIcon size={20} aria-hidden="true" />} onClick={() => setAsking(what)}>
        {label}
      </Button>
    </Cluster>
  );
  return (
    <>
      <Sheet>
        <h3>{t('heading')}</h3>
        <p role="status">{questions.length === 0 ? t('none') : t('some', { count: questions.length })}</p>
        {questions.length > 0 && (
          <List>
            {questions.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </List>
        )}
        {edit('questions', t('set'))}
      </Sheet>
      <Sheet>
        <h3>{t('fee.heading')}</h3>
        <p role="status">{fee ? t('fee.amountIs', { amount: money(fee.cents, fee.currency) }) : t('fee.none')}</p>
        {edit('fee', t('fee.set'))}
      </Sheet>
      {asking === 'questions' && <QuestionsDialog tournamentId={tournament.id} questions={questions} onClose={close} />}
      {asking === 'fee' && <FeeDialog tournamentId={tournament.id} fee={fee} onClose={close} />}
    </>
  );
}
