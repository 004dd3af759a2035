import { writeToCaptains, type MailText } from '@courtside/firebase';
import { currentLanguage, useFormat, useTranslation } from '@courtside/i18n';
import { composeMail, composeMessage, messageLimits } from '@courtside/tournament-ui';
import { color, Notice, radius, SelectField, space, TextArea, TextField, type, useTyped } from '@courtside/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useOwnName } from '../../saving/own-name';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { siteOrigin } from '../../notifying/site-origin';
import type { TournamentData } from '../../workspace/tournament-data';
import { useCaptains } from './use-captains';

const Preview = styled.details`
  ${type.small}
  summary {
    min-block-size: 2.75rem;
    align-content: center;
    cursor: pointer;
  }
  pre {
    margin: 0;
    padding: ${space[3]};
    border-radius: ${radius.control};
    background: ${color.sunken};
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/**
 * `done`: accounts that have received it, in lines; `had`: how many mails each of them had before; `about`: which message that was, if the
 * text is not typed here.
 */
const empty = { kind: 'own', subject: '', text: '', done: '', had: '', about: '' };

/** Writes a mail to all captains who can receive one. Typed text stays in the tab until it is sent, and no captain gets it twice. */
export function WriteDialog({ data, onClose }: { readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const format = useFormat();
  const { tournament, teams } = data;
  const { id } = tournament;
  const [typed, keep, forget] = useTyped(useOwnName(`${id}.write`), empty);
  const { subject, text } = typed;
  const kind = typed.kind === 'moved' ? 'moved' : 'own';
  // Another date or place makes it another message, which no captain has received.
  const about = kind === 'moved' ? JSON.stringify([tournament.name, tournament.location, tournament.startDate, tournament.endDate]) : '';
  const done = typed.about === about ? typed.done.split('\n').filter(Boolean) : [];
  const had = typed.about === about && typed.had !== '' ? (JSON.parse(typed.had) as Readonly<Record<string, number>>) : {};
  const [sent, setSent] = useState(0);
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('write.failed', { message }));
  const { status, reachable, others } = useCaptains(id, teams);
  const waiting = reachable.filter(({ uid }) => !done.includes(uid));
  const subjectError = subject.trim() === '' ? t('write.subjectMissing') : subject.length > messageLimits.subject && tooLong('subject');
  const textError = text.trim() === '' ? t('write.textMissing') : text.length > messageLimits.text && tooLong('text');
  function tooLong(field: keyof typeof messageLimits): string {
    return t('write.textTooLong', { count: messageLimits[field] });
  }
  const compose = (language: string): Promise<MailText> =>
    kind === 'moved'
      ? composeMail('moved', language, tournament, '', siteOrigin())
      : composeMessage(language, tournament, { subject, text }, siteOrigin());
  const preview = usePreview(compose, [kind, subject, text, waiting[0]?.language ?? currentLanguage()].join('\n'), waiting[0]?.language);
  const isBlank = kind === 'own' && subject.trim() === '' && text.trim() === '';
  const change = (changes: Partial<typeof empty>) => {
    // Other text makes it another message.
    keep({ ...changes, done: '', had: '' });
    setSent(0);
  };
  const submit = async () => {
    setTried(true);
    if (kind === 'own' && (subjectError || textError)) return;
    const reached = new Set(done);
    const isDone = await task.run(() =>
      writeToCaptains(
        id,
        waiting.map(({ uid }) => uid),
        compose,
        (uids) => {
          for (const uid of uids) reached.add(uid);
          keep({ done: [...reached].join('\n'), about });
        },
        { had, onBegin: (before) => keep({ done: [...reached].join('\n'), had: JSON.stringify(before), about }) },
      ),
    );
    if (!isDone) return;
    setSent(reached.size);
    setTried(false);
    forget();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('write.title')}
      submitLabel={t('write.submit', { count: waiting.length })}
      submitDisabled={waiting.length === 0}
      cancelLabel={t('common:action.close')}
    >
      {/* At the top: anything below would disappear with the sent text. */}
      <div role="status">{sent > 0 && <Notice kind="success">{t('write.sent', { count: sent })}</Notice>}</div>
      {status === 'loading' && <p role="status">{t('write.loading')}</p>}
      {status === 'failed' && <Notice kind="error">{t('write.unreadable')}</Notice>}
      {status === 'ready' && (
        <>
          <p>{reachable.length === 0 ? t('write.toNobody') : t('write.to', { count: reachable.length })}</p>
          {others.length > 0 && <p>{t('write.without', { count: others.length, names: format.list(others.map(({ name }) => name)) })}</p>}
        </>
      )}
      <SelectField
        label={t('write.kind')}
        value={kind}
        disabled={task.busy}
        onChange={(event) => change({ kind: event.currentTarget.value })}
      >
        <option value="own">{t('write.kindOwn')}</option>
        <option value="moved">{t('write.kindMoved')}</option>
      </SelectField>
      {kind === 'own' && (
        <>
          <TextField
            label={t('write.subject')}
            value={subject}
            data-autofocus
            readOnly={task.busy}
            error={(tried && subjectError) || undefined}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <TextArea
            label={t('write.text')}
            rows={6}
            value={text}
            readOnly={task.busy}
            error={tried && textError}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </>
      )}
      {preview && !isBlank && (
        <Preview>
          <summary>{t('write.preview')}</summary>
          <pre lang={waiting[0]?.language}>{`${preview.subject}\n\n${preview.text}`}</pre>
        </Preview>
      )}
      {done.length > 0 && sent === 0 && <Notice kind="warning">{t('write.partly', { count: done.length, all: reachable.length })}</Notice>}
    </TaskDialog>
  );
}

/** Returns the message as the first of them gets it. @param key changes with the content */
function usePreview(
  compose: (language: string) => Promise<MailText>,
  key: string,
  language = currentLanguage() as string,
): MailText | null {
  const [preview, setPreview] = useState<MailText | null>(null);
  useEffect(() => {
    let isWanted = true;
    compose(language).then(
      (mail) => isWanted && setPreview(mail),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key represents the message
  }, [key]);
  return preview;
}
