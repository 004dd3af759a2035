import { boardsPath } from '../paths';
import type { Board } from '../repositories/days';
import { openLive } from '../session/open-live';
import { command } from './command';
import { actingUid } from './signed-in-uid';

/** How many goals a board tells of that are goals of their own. The rules know the same. */
const MOST_GOALS = 20;

/** Tells the other boards of a tournament which court this device scores. Queued without a network. */
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
