import type { GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { Button, Notice } from '@courtside/ui';
import { useSchedule } from '../../games/schedule-context';
import { GameResultFields } from './game-result-fields';
import { CorrectionEffect } from '../../results/correction-effect';
import { emptyDraft } from './result-model';
import type { GameEntry } from './use-game-entry';
import { useNamedGame } from './use-named-game';
import { useNextWords } from './use-next-words';

/** The result in a game's dialog: scores, the next games of the teams, and results that others have entered since. */
export function GameResultPart({ gameId, entry }: { readonly gameId: GameId; readonly entry: GameEntry }) {
  const { t } = useTranslation('organizerBracket');
  const { nameOf, teamById } = useSchedule();
  const nextWords = useNextWords();
  const gameOf = useNamedGame();
  const { draft, setDraft, stored, check, teams } = entry;
  if (!check) return <Notice kind="info">{t('game.waiting')}</Notice>;
  const next = check.kind === 'ready' ? nextWords(check.after, gameId) : null;
  const isEntered = draft.team1Score !== null || draft.team2Score !== null || draft.winner !== null || draft.ending !== 'played';
  const storedWords = () => {
    if (stored.team1Score === null && stored.winner === null) return t('game.nothingStored');
    const score = stored.team1Score === null ? '–' : resultText(stored.team1Score, stored.team2Score);
    const result = t('game.storedResult', { team1: nameOf(teams[0]), team2: nameOf(teams[1]), score });
    return stored.winner === null ? result : `${result} ${t('game.storedWinner', { winner: nameOf(stored.winner) })}`;
  };
  return (
    <>
      {!(teamById.has(teams[0]) && teamById.has(teams[1])) && <Notice kind="error">{t('problem.teamsNotFound', { id: gameId })}</Notice>}
      <GameResultFields teams={teams} draft={draft} onChange={setDraft} othersWait={entry.othersWait} />
      {check.kind === 'oneScore' && <Notice kind="info">{t('game.oneScore')}</Notice>}
      {next && <Notice kind="info">{next}</Notice>}
      {check.kind === 'ready' && entry.correction && <CorrectionEffect correction={entry.correction} gameOf={gameOf} />}
      {check.kind === 'refused' && <Notice kind="error">{check.message}</Notice>}
      {entry.isOvertaken && (
        <Notice kind="warning" title={t('game.overtaken')}>
          <p>{storedWords()}</p>
          <Button variant="secondary" size="small" onClick={entry.takeStored}>
            {t('game.takeStored')}
          </Button>
        </Notice>
      )}
      {isEntered && (
        <Button variant="quiet" size="small" onClick={() => setDraft(emptyDraft)}>
          {t('game.clear')}
        </Button>
      )}
    </>
  );
}
