import { getGameState, type GameId } from '@courtside/domain';
import { isOwnReferee } from '@courtside/domain/engines';
import { setBracketHyperlinks, setBracketReferee } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useBracketWords } from '@courtside/tournament-ui';
import { Notice, TextField, useCarriedState } from '@courtside/ui';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { isTooLong, useTooLong } from '../../fields/at-most';
import { isHyperlink, linkPrefix } from '../../fields/hyperlink';
import { useSchedule } from '../../games/schedule-context';
import { useTimeWords } from '../../games/time-words';
import { getGameNumber, useBracket } from './bracket-context';
import { useBracketStage } from './bracket-stage';
import { GameResultPart } from './game-result-part';
import { ResultDialog } from '../../results/result-dialog';
import { CorrectionEffect, LaterGamesChoice, lostGames, type LaterGames } from '../../results/correction-effect';
import { ResultEffect } from './result-effect';
import { useGameEntry } from './use-game-entry';
import { useNamedGame } from './use-named-game';
import { useTeamsState } from './use-teams-state';

export interface GameDialogProps {
  readonly gameId: GameId;
  readonly onClose: () => void;
}

/** The dialog of one game: its result, which moves teams on, its referee and its link. */
export function GameDialog({ gameId, onClose }: GameDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule', 'common']);
  const tooLong = useTooLong();
  const clock = useTimeWords();
  const words = useBracketWords();
  const { tournament, teamById, nameOf } = useSchedule();
  const { bracket, games, timetable } = useBracket();
  const { address } = useBracketStage();
  const entry = useGameEntry(gameId);
  const { check, correction } = entry;
  const details = useTask((message) => t('problem.saving', { message }), { queued: true });
  const stored = games.get(gameId);
  // Only what was typed: changes of another organizer in the other fields stay.
  const [typedReferee, setReferee] = useCarriedState<string | null>(`${tournament.id}.${gameId}.referee`, null);
  const [typedLink, setHyperlink] = useCarriedState<string | null>(`${tournament.id}.${gameId}.link`, null);
  const referee = typedReferee ?? stored?.referee ?? '';
  const hyperlink = typedLink ?? stored?.hyperlink ?? '';
  const [asking, setAsking] = useTeamsState(entry.teams, false);
  const [choice, setChoice] = useTeamsState<LaterGames | null>(entry.teams, null);
  const gameOf = useNamedGame();
  const slot = timetable.get(gameId);
  const game = bracket.template.games[bracket.template.indexOf.get(gameId) ?? -1];

  const isOwn =
    game !== undefined &&
    isOwnReferee(
      referee,
      getGameState(bracket, gameId).slots.flatMap((slot) => teamById.get(slot)?.name ?? []),
    );

  // If later games were played, the organizer has to choose what happens to them; removing a result removes theirs too.
  const hasChoice = correction?.needsChoice === true;
  const asks = check?.kind === 'ready' && (hasChoice || check.cleared.length > 0);

  /** Saves referee and link, if they changed. */
  const saveDetails = () => {
    const changes = [
      ...(stored && referee.trim() !== stored.referee ? [() => setBracketReferee(tournament.id, gameId, referee.trim(), ...address)] : []),
      ...(stored && hyperlink.trim() !== stored.hyperlink
        ? [() => setBracketHyperlinks(tournament.id, { [gameId]: hyperlink.trim() }, ...address)]
        : []),
    ];
    return changes.length === 0 ? true : details.run(() => Promise.all(changes.map((change) => change())));
  };
  const isWrong =
    !isHyperlink(hyperlink) ||
    isTooLong(hyperlink, 'hyperlink') ||
    isTooLong(referee, 'referee') ||
    (isOwn && referee.trim() !== stored?.referee);
  const save = async () => {
    // A stored link that is wrong is marked, but does not prevent saving a result.
    if (isWrong) return;
    if (check?.kind === 'ready') {
      if (asks && !asking) return setAsking(true);
      if (asking && hasChoice && !choice) return;
      const mayClear = correction ? (lostGames(correction) as readonly GameId[]) : check.cleared;
      if ((await saveDetails()) && (await entry.record(check.result, mayClear, choice ?? undefined))) onClose();
      else setAsking(false);
    } else if (check === null || check.kind === 'unchanged') {
      if (await saveDetails()) onClose();
    }
  };
  const confirmWords = () => {
    if (asking && hasChoice && choice !== 'carry') return t(choice ? 'organizerSchedule:correct.keepSave' : 'game.save');
    if (asking && check?.kind === 'ready')
      return t('game.effectConfirm', { count: hasChoice ? lostGames(correction).length : check.cleared.length });
    // Without its teams a game has a referee and a link at most.
    if (check === null) return t('common:action.save');
    return entry.isOvertaken ? t('game.replace') : t('game.save');
  };
  const title = game
    ? t('game.titleOf', { round: words.round(bracket.template, game.level, game.roundId), number: getGameNumber(bracket, gameId) })
    : t('game.title', { number: getGameNumber(bracket, gameId) });
  const when = slot && <p>{t('game.when', { time: clock(slot), court: slot.courtLetter })}</p>;
  const fields = (
    <>
      <TextField
        label={t('game.referee')}
        marker={t('common:optional')}
        value={referee}
        error={tooLong(referee, 'referee') || (isOwn && t('organizerSchedule:referees.own'))}
        onChange={(event) => setReferee(event.currentTarget.value)}
      />
      <TextField
        label={t('game.hyperlink')}
        marker={t('common:optional')}
        type="url"
        inputMode="url"
        value={hyperlink}
        placeholder={t('organizerSchedule:hyperlinks.placeholder')}
        error={
          tooLong(hyperlink, 'hyperlink') || (!isHyperlink(hyperlink) && t('organizerSchedule:hyperlinks.invalid', { host: linkPrefix }))
        }
        onChange={(event) => setHyperlink(event.currentTarget.value)}
      />
    </>
  );
  if (game?.bestOf && check !== null)
    return (
      <ResultDialog
        key={entry.teams.join(' ')}
        game={{ stage: 'bracket', id: gameId, further: address.at(0) }}
        {...{ games, gameOf }}
        name={title}
        bestOf={game.bestOf}
        details={{ when, fields, busy: details.busy, problem: details.problem, save: async () => !isWrong && (await saveDetails()) }}
        onClose={onClose}
      />
    );
  return (
    <TaskDialog
      task={{ busy: entry.busy || details.busy, problem: details.problem ?? entry.problem }}
      onClose={onClose}
      onSubmit={save}
      onCancel={asking ? () => setAsking(false) : onClose}
      title={title}
      cancelLabel={asking ? t('game.back') : t('common:action.cancel')}
      submitLabel={confirmWords()}
      submitDisabled={
        (asking && hasChoice && !choice) || check?.kind === 'oneScore' || check?.kind === 'needsWinner' || check?.kind === 'refused'
      }
      destructive={asking && (!hasChoice || choice === 'carry')}
      size="small"
    >
      {when}
      {asking && check?.kind === 'ready' && hasChoice && (
        <>
          <CorrectionEffect correction={correction} gameOf={gameOf} title={t('game.effectTitle')} />
          <LaterGamesChoice correction={correction} wentOn={nameOf(entry.wentOn ?? '')} value={choice} onChange={setChoice} />
        </>
      )}
      {asking && check?.kind === 'ready' && !hasChoice && <ResultEffect cleared={check.cleared} />}
      {!(asking && check?.kind === 'ready') && (
        <>
          {game?.bestOf ? (
            <Notice kind="info">{t('game.waiting')}</Notice>
          ) : (
            <GameResultPart key={entry.teams.join(' ')} gameId={gameId} entry={entry} />
          )}
          {fields}
        </>
      )}
    </TaskDialog>
  );
}
