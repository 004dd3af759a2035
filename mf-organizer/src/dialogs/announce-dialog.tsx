import { limits, type Tournament } from '@courtside/domain';
import { announce, newDocumentId, query, takeBack, useWatch, watchDay, type Announcement } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { addDays, isCurrentLine, timeOfLine, useClock, useNearEvent, wallClock, type WallClock } from '@courtside/tournament-ui';
import { Button, Cluster, Notice, space, Stack, TextArea, TimeField, useTyped } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useHalfFilled } from '../fields/use-half-filled';
import { useOwnName } from '../saving/own-name';
import { useBackground } from '../saving/use-background';
import { TaskDialog } from '../saving/task-dialog';
import { useTask } from '../saving/use-task';
import { PartHeading, PartList } from './part-list';

/** The maximum length of an announcement, which people read in passing. */
const MOST = 140;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`;

interface AnnounceDialogProps {
  readonly tournament: Tournament;
  /** Letters of the courts, for ready-made announcements. */
  readonly courts: readonly string[];
  readonly onClose: () => void;
}

/**
 * `changing`: the announcement that this one replaces. `sent`: the text that was sent last, and `sentAs`, its id: its response may have
 * been lost, or removing the earlier announcement failed. `isThere`: the server has confirmed that it is stored.
 */
const empty = { text: '', until: '', changing: '', sent: '', sentAs: '', isThere: false };

/**
 * Makes an announcement to everyone who has a page of the tournament open; also changes and removes one. Typed text stays in the tab until
 * it is announced or discarded.
 */
export function AnnounceDialog({ tournament, courts, onClose }: AnnounceDialogProps) {
  const { t } = useTranslation(['organizerDesk', 'common']);
  const day = useWatch(query(watchDay, tournament.id));
  const isNear = useNearEvent(tournament);
  const now = wallClock(useClock(), tournament.timeZone ?? undefined);
  const [{ text, until, changing, sent, sentAs, isThere }, keep, forget] = useTyped(useOwnName(`${tournament.id}.announce`), empty);
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('announce.failed', { message }), { needsNetwork: true });
  const taking = useBackground();
  const lines = day.value?.announcements ?? [];
  const current = lines.filter((one) => isCurrentLine(one, now));
  const over = lines.filter((one) => !current.includes(one)).map(({ id }) => id);
  const changed = lines.find(({ id }) => id === changing);
  const { length } = text.trim();
  const isFull = current.filter(({ id }) => id !== sentAs).length >= limits.announcements;
  const textError =
    length === 0
      ? t('announce.missing')
      : length > MOST
        ? t('announce.tooLong', { count: MOST })
        : isFull
          ? t('announce.full', { count: limits.announcements })
          : null;
  const untilField = useHalfFilled();
  const untilError = untilField.isHalfFilled ? 'announce.untilBad' : untilProblem(until, now.minutes);
  const giveUp = () => {
    forget();
    onClose();
  };
  // An announcement that was opened but not changed is not a draft.
  const isAsItWas = text === changed?.text && until === timeOfLine(changed);
  const submit = async () => {
    setTried(true);
    // Half a time would announce without an end.
    if (untilField.look() || textError !== null || untilError !== null) return;
    const isDone = await task.run(async () => {
      const line = [text, until && getUntil(until, now)] as const;
      const isSame = sent === line.join();
      if (!isSame || !isThere) {
        // The same words are the same announcement, once. Other words replace those whose result is unknown.
        const id = isSame ? sentAs : newDocumentId();
        const unsure = isSame || sentAs === '' ? [] : [sentAs];
        keep({ sent: line.join(), sentAs: id, isThere: false });
        await announce(tournament.id, ...line, [...over, ...unsure], id);
      }
      keep({ isThere: true });
      if (changed) await takeBack(tournament.id, changed.id);
    });
    if (isDone) giveUp();
  };
  const change = (one: Announcement) => {
    keep({ ...empty, changing: one.id, text: one.text, until: timeOfLine(one) });
    setTried(false);
  };
  const templates = [
    t('announce.lunch'),
    t('announce.late'),
    t('announce.meeting'),
    ...courts.map((letter) => t('announce.courtClosed', { letter })),
  ];
  return (
    <TaskDialog
      task={task}
      onClose={isAsItWas ? giveUp : onClose}
      onCancel={giveUp}
      onSubmit={submit}
      title={t('announce.title')}
      submitLabel={t('announce.submit')}
    >
      {changed ? (
        <Notice kind="info">{t('announce.changing', { text: changed.text })}</Notice>
      ) : (
        <p>{t(isNear ? 'announce.intro' : 'announce.introFar')}</p>
      )}
      <TextArea
        label={t('announce.text')}
        hint={t('announce.left', { count: Math.max(0, MOST - length) })}
        rows={2}
        value={text}
        data-autofocus
        error={(tried || length > MOST) && textError}
        onChange={(event) => keep({ text: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <Cluster role="group" aria-label={t('announce.templates')}>
        {templates.map((line) => (
          <Button key={line} type="button" variant="secondary" size="small" onClick={() => keep({ text: line })}>
            {line}
          </Button>
        ))}
      </Cluster>
      <TimeField
        {...untilField.bind}
        label={t('announce.until')}
        hint={t('announce.untilHint')}
        value={until}
        error={tried && untilError !== null && t(untilError)}
        onChange={(event) => keep({ until: event.currentTarget.value })}
      />
      {current.length > 0 && (
        <Stack as="section" aria-label={t('announce.current')}>
          <PartHeading>{t('announce.current')}</PartHeading>
          <PartList>
            {current.map((one) => (
              <Row key={one.id}>
                <span>{[one.text, timeOfLine(one)].filter(Boolean).join(' · ')}</span>
                <Cluster>
                  <Button
                    type="button"
                    variant="quiet"
                    size="small"
                    aria-label={t('announce.changeOf', { text: one.text })}
                    onClick={() => change(one)}
                  >
                    {t('announce.change')}
                  </Button>
                  <Button
                    type="button"
                    variant="secondary"
                    size="small"
                    aria-label={t('announce.takeBackOf', { text: one.text })}
                    onClick={() =>
                      taking.start(
                        () => takeBack(tournament.id, one.id),
                        (message) => t('announce.takeBackFailed', { message }),
                      )
                    }
                  >
                    {t('announce.takeBack')}
                  </Button>
                </Cluster>
              </Row>
            ))}
          </PartList>
          {taking.problem && <Notice kind="error">{taking.problem}</Notice>}
        </Stack>
      )}
    </TaskDialog>
  );
}

/** In minutes of the day. After this time, an early hour is in the coming night, since games continue past midnight. */
const EVENING = 18 * 60;
const MORNING = 6 * 60;

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isOfNight = (until: string, now: number): boolean => now >= EVENING && toMinutes(until) < MORNING;

/** `YYYY-MM-DDTHH:MM` on the tournament's clock. */
const getUntil = (until: string, { date, minutes }: WallClock): string => `${isOfNight(until, minutes) ? addDays(date, 1) : date}T${until}`;

/** Returns the problem with an end time. @param minutes of the day, on the tournament's clock */
function untilProblem(until: string, minutes: number): 'announce.untilBad' | 'announce.untilPast' | null {
  if (until === '') return null;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(until)) return 'announce.untilBad';
  return toMinutes(until) <= minutes && !isOfNight(until, minutes) ? 'announce.untilPast' : null;
}
