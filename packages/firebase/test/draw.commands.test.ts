import { checkDraw, drawnOrder, isHeld, getPlacements, type HeldDraw } from '@courtside/domain/registration';
import { closeRegistration, deleteTournament, drawPlaces, openRegistration, registerTeam, setPlaces } from '../src/commands';
import { watchDraw, watchEntries, watchHistory, watchPlaces, watchTeams, watchTournament } from '../src/repositories';
import { entryNamed, openEvent } from './event.testkit';
import { firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();

const noPlaces = { places: 0, movesUp: 'automatic', placesBy: 'registration', hasEntries: true, isRegistrationOpen: true } as const;
const setting = { places: 3, movesUp: 'automatic', placesBy: 'draw' } as const;

async function heldDraw(id: string): Promise<HeldDraw> {
  const draw = await firstValue(watchDraw, [id]);
  if (!isHeld(draw)) throw new Error('Not held');
  return draw;
}

it('places are drawn among all who registered, everybody can check it, and only who is in is gathered', async () => {
  const id = await openEvent(platform);
  await setPlaces(id, setting, noPlaces);
  const promised = await firstValue(watchDraw, [id]);
  expect(promised).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string, line: null, secret: null });
  // Setting it again keeps the commitment.
  await setPlaces(id, { ...setting, places: 4 }, { ...noPlaces, ...setting });
  await setPlaces(id, setting, { ...noPlaces, ...setting, places: 4 });
  expect((await firstValue(watchDraw, [id]))?.commitment).toBe(promised?.commitment);

  for (const index of Array.from({ length: 7 }).keys()) {
    await platform.become(`captain${index}`);
    await registerTeam(id, entryNamed(`Team ${index}`));
  }
  await platform.become('organizer');
  await expect(drawPlaces(id)).rejects.toMatchObject({ code: 'permission-denied' });
  await closeRegistration(id);
  // Before the draw no team has a place, so none is gathered.
  expect(await firstValue(watchTeams, [id])).toEqual([]);
  // Two at once, on two devices, give one draw.
  await Promise.all([drawPlaces(id), drawPlaces(id)]);

  const [tournament, draw, places] = [await firstValue(watchTournament, [id]), await heldDraw(id), await firstValue(watchPlaces, [id])];
  expect(draw.line).toHaveLength(7);
  expect(checkDraw(draw, places)).toEqual({ isKept: true, isEarly: true, otherwise: [] });
  if (!tournament) throw new Error('No tournament');
  const placements = getPlacements(tournament, places, draw);
  expect([...placements].map(([team, one]) => [team, one.state])).toEqual(
    drawnOrder(draw).map((team, index) => [team, index < 3 ? 'in' : 'waiting']),
  );
  expect(await drawPlaces(id)).toEqual(draw);
  expect(await heldDraw(id)).toEqual(draw);
  expect((await firstValue(watchHistory, [id])).map(({ to }) => to)).toContainEqual({ what: 'placesDrawn' });

  // Later teams come last.
  await openRegistration(id, 3);
  await platform.become('captain8');
  const { teamId } = await registerTeam(id, entryNamed('Late'));
  await platform.become('organizer');
  await closeRegistration(id);
  expect([...getPlacements(tournament, await firstValue(watchPlaces, [id]), draw)].at(-1)).toMatchObject([
    teamId,
    { state: 'waiting', number: 5, drawn: null },
  ]);
  expect((await firstValue(watchTeams, [id])).map((one) => one.id).sort()).toEqual([...drawnOrder(draw).slice(0, 3)].sort());
  expect(await firstValue(watchEntries, [id])).toHaveLength(5);
});

it('a draw that broke off after the line is brought to its end, and a tournament takes its draw with it', async () => {
  const id = await openEvent(platform);
  await setPlaces(id, setting, noPlaces);
  await expect(drawPlaces('nothing-there')).rejects.toMatchObject({ code: expect.any(String) as string });
  await platform.become('captain1');
  await registerTeam(id, entryNamed('One'));
  await platform.become('organizer');
  await closeRegistration(id);
  await drawPlaces(id);
  expect((await heldDraw(id)).line).toHaveLength(1);
  await deleteTournament(id);
  await expect(firstValue(watchDraw, [id])).rejects.toMatchObject({ code: 'permission-denied' });
});
