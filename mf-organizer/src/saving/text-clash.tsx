import { useTranslation } from '@courtside/i18n';
import { Button, Notice, space } from '@courtside/ui';
import styled from 'styled-components';
import type { Autosave } from './use-autosave';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

interface TextClashProps {
  readonly of: Autosave;
  readonly label: string;
  /** Returns a stored text as people read it, if it is not plain text. */
  readonly say?: (text: string) => string;
}

/** Shown below a text that another user changed while it was typed here: it shows both texts, and one press chooses one. */
export function TextClash({ of, label, say = (text) => text }: TextClashProps) {
  const { t } = useTranslation('organizer');
  if (of.theirs === null) return null;
  return (
    <Notice
      kind="error"
      title={t('clash.title', { label })}
      action={
        <Ways>
          <Button variant="secondary" size="small" onClick={of.retry}>
            {t('clash.mine')}
          </Button>
          <Button variant="quiet" size="small" onClick={of.takeTheirs}>
            {t('clash.theirs')}
          </Button>
        </Ways>
      }
    >
      {of.theirs === '' ? t('clash.emptied') : t('clash.text', { text: say(of.theirs) })}
    </Notice>
  );
}
