import { type Tournament } from '@courtside/domain';
import { announce, query, takeBack, useWatch, watchDay, type Announcement } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { addDays, isCurrentLine, timeOfLine, useClock, useNearEvent, wallClock, type WallClock } from '@courtside/tournament-ui';
import { Button, Cluster, Notice, space, Stack, TextArea, TimeField, useCarriedState } from '@courtside/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useBackground } from '../saving/use-background';
import { TaskDialog } from '../saving/task-dialog';
import { useTask } from '../saving/use-task';
import { PartHeading, PartList } from './part-list';

/** A line is read in passing, at a fence. */
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
  /** Letters of the courts, for ready-made lines. */
  readonly courts: readonly string[];
  readonly onClose: () => void;
}

/** Announces a line to everybody who has a page of the tournament open, changes one, and takes one back. */
export function AnnounceDialog({ tournament, courts, onClose }: AnnounceDialogProps) {
  const { t } = useTranslation(['organizerDesk', 'common']);
  const day = useWatch(query(watchDay, tournament.id));
  const isNear = useNearEvent(tournament);
  const now = wallClock(useClock(), tournament.timeZone ?? undefined);
  const [text, setText] = useCarriedState(`${tournament.id}.announce`, '');
  const [until, setUntil] = useCarriedState(`${tournament.id}.announceUntil`, '');
  const [changedId, setChangedId] = useCarriedState<string | null>(`${tournament.id}.announceAgain`, null);
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('announce.failed', { message }));
  const taking = useBackground();
  const current = (day.value?.announcements ?? []).filter((one) => isCurrentLine(one, now));
  const changed = (day.value?.announcements ?? []).find(({ id }) => id === changedId);
  const { length } = text.trim();
  const textError = length === 0 ? t('announce.missing') : length > MOST ? t('announce.tooLong', { count: MOST }) : null;
  const untilError = untilProblem(until, now.minutes);
  // What is stored already is not announced again where taking back the line before it failed.
  const announced = useRef('');
  const submit = async () => {
    setTried(true);
    if (textError !== null || untilError !== null) return;
    const isDone = await task.run(async () => {
      const line = [text, until && untilOf(until, now)] as const;
      if (announced.current !== line.join()) await announce(tournament.id, ...line);
      announced.current = line.join();
      if (changed) await takeBack(tournament.id, changed.id);
    });
    if (isDone) onClose();
  };
  const change = (one: Announcement) => {
    setChangedId(one.id);
    setText(one.text);
    setUntil(timeOfLine(one));
    setTried(false);
  };
  const templates = [
    t('announce.lunch'),
    t('announce.late'),
    t('announce.meeting'),
    ...courts.map((letter) => t('announce.courtClosed', { letter })),
  ];
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('announce.title')} submitLabel={t('announce.submit')}>
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
        onChange={(event) => setText(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      />
      <Cluster role="group" aria-label={t('announce.templates')}>
        {templates.map((line) => (
          <Button key={line} type="button" variant="secondary" size="small" onClick={() => setText(line)}>
            {line}
          </Button>
        ))}
      </Cluster>
      <TimeField
        label={t('announce.until')}
        hint={t('announce.untilHint')}
        value={until}
        error={tried && untilError !== null && t(untilError)}
        onChange={(event) => setUntil(event.currentTarget.value)}
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

/** In minutes of the day: in the evening an early hour is one of the coming night, since games go on past midnight. */
const EVENING = 18 * 60;
const MORNING = 6 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isOfNight = (until: string, now: number): boolean => now >= EVENING && minutesOf(until) < MORNING;

/** `YYYY-MM-DDTHH:MM` on the tournament's clock. */
const untilOf = (until: string, { date, minutes }: WallClock): string => `${isOfNight(until, minutes) ? addDays(date, 1) : date}T${until}`;

/** @param minutes of the day, on the tournament's clock */
function untilProblem(until: string, minutes: number): 'announce.untilBad' | 'announce.untilPast' | null {
  if (until === '') return null;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(until)) return 'announce.untilBad';
  return minutesOf(until) <= minutes && !isOfNight(until, minutes) ? 'announce.untilPast' : null;
}
