import { linkTo } from '@courtside/federation/links';
import { accountConsequences, deleteAccount, deleteMyProfile, type AccountConsequences } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, color, Dialog, Notice, showToast, space, Spinner } from '@courtside/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AccountForm, Failure, Proof, Username, type AccountDialogProps } from './account-fields';
import { consequenceLines } from './consequence-lines';
import { explainAccountFailure, type AccountFailure } from './explain-account-failure';
import { useAccountChange } from './use-account-change';

const formId = 'delete-account';

const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: ${space[1]} 0 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.danger};
  list-style: none;
`;

const Events = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`;

/** Shows in numbers what is deleted and what stays, authenticates the user, and deletes the account. */
export function DeleteAccount({ email, hasPassword, onClose }: AccountDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { t: own } = useTranslation('profile');
  const navigate = useNavigate();
  const { consequences, failure: readFailure } = useConsequences();
  const { run, isBusy, failure, proof } = useAccountChange(hasPassword);
  const alone = consequences?.onlyOrganizerOf ?? [];
  const mayGo = consequences !== null && alone.length === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isGone = await run(mayGo, async () => {
      await deleteMyProfile();
      await deleteAccount();
    });
    if (!isGone) return;
    showToast(t('account.delete.done'));
    // Replaces the dialog's own history entry.
    void navigate(linkTo('home'), { replace: true });
  };

  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={t('account.delete.title')}
      closeLabel={t('common:action.close')}
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {t('common:action.cancel')}
          </Button>
          {mayGo && (
            <Button type="submit" form={formId} variant="danger" loading={isBusy}>
              {t('account.delete.confirm')}
            </Button>
          )}
        </>
      }
    >
      {!consequences && !readFailure && <Spinner label={t('account.delete.loading')} fill />}
      <Failure failure={readFailure} />
      {consequences && alone.length > 0 && (
        <AccountForm as="div">
          <Notice kind="warning" title={t('account.delete.alone', { count: alone.length })}>
            {t('account.delete.aloneText')}
          </Notice>
          <Events>
            {alone.map(({ id, name }) => (
              <li key={id}>
                {/* The dialog has its own history entry, which the new page replaces. */}
                <Link to={linkTo('tournament', id)} replace>
                  {name}
                </Link>
              </li>
            ))}
          </Events>
        </AccountForm>
      )}
      {consequences && mayGo && (
        <AccountForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <div>
            <p>{t('account.delete.lossesTitle')}</p>
            <Lines>
              {consequenceLines(consequences, own).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Lines>
          </div>
          <p>
            <strong>{t('common:confirm.cannotUndo')}</strong>
          </p>
          <Username email={email} />
          <Proof {...proof} />
          <Failure failure={failure} />
        </AccountForm>
      )}
    </Dialog>
  );
}

/** The viewer's date of today, `YYYY-MM-DD`. */
const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

function useConsequences() {
  const [consequences, setConsequences] = useState<AccountConsequences | null>(null);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  useEffect(() => {
    let isWanted = true;
    accountConsequences(today()).then(
      (found) => isWanted && setConsequences(found),
      (error: unknown) => isWanted && setFailure(explainAccountFailure(error)),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return { consequences, failure };
}
