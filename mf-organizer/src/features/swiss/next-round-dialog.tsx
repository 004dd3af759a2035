import { groupLetter, type DayId } from '@courtside/domain';
import { addSwissRound, newDocumentId, redrawSwissRound } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, Stack, Switch, TimeField, type as text } from '@courtside/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { useSchedule } from '../../games/schedule-context';
import { useGroupsStage } from '../../stages/groups-stage';
import { useScoreBook } from '../../score-book/score-book-context';
import { ExchangeEffectNotice } from './exchange-effect';
import { ExchangeFields } from './exchange-fields';
import { newRound } from './next-round';
import { PairingList } from './pairing-list';
import { isSamePlan } from './round-plan';
import { useLossWords } from './use-loss-words';
import { useMoreGamesLost } from './use-more-games-lost';
import { useRoundDraft } from './use-round-draft';

const Heading = styled.h3`
  ${text.d4}
  margin: 0;
`;

export interface NextRoundDialogProps {
  /** The last round, if it is drawn again; none for a new round. */
  readonly replaces?: DayId;
  readonly onClose: () => void;
}

/** Next Round: its pairings and the reasons, before it is saved. The organizer can swap two teams at a time. */
export function NextRoundDialog({ replaces, onClose }: NextRoundDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common', 'errors']);
  const { tournament, nameOf } = useSchedule();
  const { address } = useGroupsStage();
  const book = useScoreBook();
  useEffect(() => {
    book.flush();
  }, [book]);
  const draft = useRoundDraft(replaces);
  const { next, plans, replaced, proposedRematches } = draft;
  const { number } = next;
  const [explained, setExplained] = useState(false);
  const [exchanging, setExchanging] = useState(false);
  const [start, setStart] = useState(next.startTime);
  const task = useTask((message) => t('problem.notSaved', { message }), { conflictWords: t('swiss.refused') });
  // Saving itself makes it outdated too.
  const isOutdated = draft.isOutdated && !task.busy;
  const lossWords = useLossWords();
  const losses = replaced ? lossWords(replaced) : [];
  const isMoreLost = useMoreGamesLost(replaced?.seen);
  const submit = async () => {
    if (start === '') return;
    const round = newRound(next, plans, start, newDocumentId);
    const follows = draft.follows ? { follows: draft.follows } : {};
    const saved = await task.run(() =>
      replaced
        ? redrawSwissRound(tournament.id, replaced.seen, round, ...address)
        : addSwissRound(tournament.id, { ...round, ...follows, roundId: next.roundId }, ...address),
    );
    if (saved) onClose();
  };
  const unfinished = next.unfinished.length > 0 && (
    <Notice kind="warning">{t('swiss.unfinished', { count: next.unfinished.length, round: number - 1 })}</Notice>
  );
  if (plans.length === 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('swiss.title')}
        closeLabel={t('common:action.close')}
        footer={<Button onClick={onClose}>{t('common:action.close')}</Button>}
      >
        <Stack>
          {unfinished}
          {next.groups.every(({ isAlone }) => isAlone) ? (
            <Notice kind="info">{t('swiss.alone')}</Notice>
          ) : (
            <Notice kind="info" title={t('errors:allMatchupsPlayed')}>
              {t('swiss.allPlayed')}
            </Notice>
          )}
        </Stack>
      </Dialog>
    );
  }
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t(replaced ? 'swiss.redraw.title' : 'swiss.roundTitle', { number })}
      submitLabel={t(replaced ? 'swiss.redraw.submit' : 'swiss.submit', { number })}
      submitDisabled={start === '' || isOutdated}
    >
      {isOutdated && !task.problem && <Notice kind="warning">{t('swiss.outdated')}</Notice>}
      {unfinished}
      {losses.length > 0 && (
        <Notice kind="warning" title={t('swiss.redraw.lost')}>
          {losses.join(', ')}
        </Notice>
      )}
      {isMoreLost && <Notice kind="warning">{t('swiss.lossMore')}</Notice>}
      {replaced && isSamePlan(replaced.plans, plans) && <Notice kind="info">{t('swiss.redraw.same')}</Notice>}
      {proposedRematches > 0 && !draft.effect && (
        <Notice kind="warning" title={t('swiss.rematches', { count: proposedRematches })}>
          {t('swiss.deadEnd')}
        </Notice>
      )}
      <p>{number === 1 ? t('swiss.firstIntro') : proposedRematches > 0 ? t('swiss.introRematches') : t('swiss.intro')}</p>
      {plans.map(
        ({ groupId, bye }) =>
          bye && (
            <Notice key={groupId} kind="info">
              {t('swiss.bye', { team: nameOf(bye) })}
            </Notice>
          ),
      )}
      <Switch label={t('swiss.why')} checked={explained} onChange={setExplained} />
      {draft.groups.map(({ groupId, plan, events, rematches, isAlone }) => (
        <Stack key={groupId}>
          {draft.groups.length > 1 && <Heading>{t('common:group', { letter: groupLetter(groupId) })}</Heading>}
          {plan ? (
            <PairingList events={events} rematches={rematches} explained={explained} byHand={draft.moved} />
          ) : (
            <p>{t(isAlone ? 'swiss.groupAlone' : 'swiss.groupPlayed')}</p>
          )}
        </Stack>
      ))}
      {draft.effect && <ExchangeEffectNotice effect={draft.effect} />}
      {exchanging ? (
        <Stack>
          <ExchangeFields plans={plans} value={draft.chosen} onChange={draft.choose} />
          <div>
            <Button variant="secondary" disabled={!draft.chosen.one || !draft.chosen.other} onClick={draft.exchange}>
              {t('swiss.exchange.do')}
            </Button>{' '}
            {draft.effect && (
              <Button variant="quiet" onClick={draft.undo}>
                {t('swiss.exchange.undo')}
              </Button>
            )}
          </div>
        </Stack>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setExchanging(true)}>
            {t('swiss.exchange.open')}
          </Button>
        </div>
      )}
      <TimeField
        label={t('swiss.start')}
        value={start}
        error={start === '' && t('times.startMissing')}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
    </TaskDialog>
  );
}
