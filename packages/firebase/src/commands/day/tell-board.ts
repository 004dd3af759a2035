import { boardsPath } from '../../paths';
import type { Board } from '../../repositories/days';
import { openLive } from '../../session/open-live';
import { command } from '../base/command';
import { actingUid } from '../base/signed-in-uid';

/** The maximum number of separate goals in a board's report. The rules have the same limit. */
const MOST_GOALS = 20;

/** Reports to the other boards of a tournament which court this device scores. Queued without a network. */
export const tellBoard = command(async (tournamentId: string, { device, name, court, separateGoals }: Omit<Board, 'at'>): Promise<void> => {
  const uid = await actingUid();
  const { sdk, db } = await openLive();
  await sdk.setDoc(sdk.doc(db, boardsPath(tournamentId), `${uid}-${device}`), {
    device,
    name,
    court: String(court),
    at: sdk.serverTimestamp(),
    separateGoals: separateGoals.slice(-MOST_GOALS),
    // This release knows games on court.
    onCourt: true,
  });
});
