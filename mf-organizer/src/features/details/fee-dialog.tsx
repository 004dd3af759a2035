import { storedContact } from '@courtside/domain';
import { parseCents, checkFee, currencies, feeLimits, type Currency, type Fee } from '@courtside/domain/registration';
import { setFee } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useMoney } from '@courtside/tournament-ui';
import { SelectField, Switch, TextArea, TextField, useTyped } from '@courtside/ui';
import { useState } from 'react';
import { useOwnName } from '../../saving/own-name';
import { TaskDialog } from '../../saving/task-dialog';
import { useConflict } from '../../saving/use-conflict';
import { useTask } from '../../saving/use-task';

interface Draft {
  readonly isAsked: boolean;
  readonly amount: string;
  readonly currency: Currency;
  readonly text: string;
  readonly link: string;
}

const toDraft = (fee: Fee | null): Draft => ({
  isAsked: fee !== null,
  amount: fee ? (fee.cents / 100).toFixed(fee.cents % 100 === 0 ? 0 : 2) : '',
  currency: fee?.currency ?? 'EUR',
  text: fee?.text ?? '',
  link: fee?.link ?? '',
});

interface FeeDialogProps {
  readonly tournamentId: string;
  readonly fee: Fee | null;
  readonly onClose: () => void;
}

/** Sets the fee and how to pay it. Typed text stays in the tab until it is saved or discarded, unless another fee is stored while the dialog is closed. */
export function FeeDialog({ tournamentId, fee, onClose }: FeeDialogProps) {
  const { t } = useTranslation('organizerForm');
  const [draft, change, forget] = useTyped<Draft>(useOwnName(`${tournamentId}.fee`), toDraft(fee));
  const { seen, onConflict, clash } = useConflict({ stored: fee, draft, setDraft: change, toDraft });
  const [isTried, setTried] = useState(false);
  const task = useTask((message) => t('fee.failed', { message }), { needsNetwork: true, onConflict });
  const money = useMoney();
  const cents = parseCents(draft.amount);
  const issues = draft.isAsked ? checkFee(draft) : [];
  const tooLong = (field: 'text' | 'link') => t('error.textTooLong', { count: feeLimits[field] });
  const words = {
    amount: { wrong: t('fee.amountWrong'), tooMuch: t('fee.amountTooMuch', { most: money(feeLimits.cents, draft.currency) }) },
    text: { wrong: undefined, tooMuch: tooLong('text') },
    link: { wrong: t('fee.linkWrong'), tooMuch: tooLong('link') },
  };
  const problem = (field: keyof typeof words) => {
    const issue = isTried && issues.find((one) => one.field === field);
    return issue ? words[field][issue.code] : undefined;
  };
  const finish = () => {
    forget();
    onClose();
  };
  const submit = async () => {
    setTried(true);
    if (issues.length > 0) return;
    const { currency, text, link } = draft;
    const next = draft.isAsked && cents !== null ? { cents, currency, text: text.trim(), link: storedContact(link) } : null;
    if (await task.run(() => setFee(tournamentId, next, seen))) finish();
  };
  return (
    <TaskDialog
      task={task}
      clash={clash}
      onClose={onClose}
      onCancel={finish}
      onSubmit={submit}
      title={t('fee.title')}
      submitLabel={t('fee.save')}
    >
      <p>{t('fee.lead')}</p>
      <Switch label={t('fee.ask')} checked={draft.isAsked} onChange={(isAsked) => change({ isAsked })} />
      {draft.isAsked && (
        <>
          <TextField
            label={t('fee.amount')}
            hint={t('fee.amountHint')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            error={problem('amount')}
            onChange={(event) => change({ amount: event.currentTarget.value })}
          />
          <SelectField
            label={t('fee.currency')}
            value={draft.currency}
            onChange={(event) => change({ currency: currencies.find((one) => one === event.currentTarget.value) ?? 'EUR' })}
          >
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={t('fee.text')}
            hint={t('fee.textHint')}
            rows={3}
            value={draft.text}
            error={problem('text')}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <TextField
            label={t('fee.link')}
            hint={t('fee.linkHint')}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.link}
            error={problem('link')}
            onChange={(event) => change({ link: event.currentTarget.value })}
          />
        </>
      )}
    </TaskDialog>
  );
}
