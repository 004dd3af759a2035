import { parseTournament, type Tournament } from '@courtside/domain';
import { scheduleModel } from '../../games/schedule-model';
import { aroundNow, courtSlots } from './court-slots';

const parsed = parseTournament('t', {
  name: 'Cup',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  schedule: { '0': ['a', 'b', 'break', 'break', 'c'], '1': ['d'] },
  scheduleTimes: { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
});
const tournament = (parsed.ok ? parsed.value : null) as Tournament;
const slots = courtSlots(scheduleModel(tournament, [], new Map()));
const at = (date: string, hours: number, minutes: number) =>
  aroundNow(slots, tournament.startDate, { date, minutes: hours * 60 + minutes }).map(({ kind, slot, minutes: left }) => [
    kind,
    slot.games.map(({ entry }) => entry).join(),
    left,
  ]);

describe('games around the present', () => {
  it('lists the slots that have games, across the days', () => {
    expect(slots.map(({ key, time, games }) => [key, time, games.length])).toEqual([
      ['0/0', '09:00', 2],
      ['0/2', '09:34', 1],
      ['1/0', '10:00', 1],
    ]);
  });

  it('shows what is on court, to the last minute', () => {
    expect(at('2027-06-12', 9, 0)).toEqual([['now', 'a,b', 12]]);
    expect(at('2027-06-12', 9, 11.5)).toEqual([['now', 'a,b', 1]]);
  });

  it('shows the games just played and the next ones in between, over night too', () => {
    expect(at('2027-06-12', 9, 12)).toEqual([
      ['last', 'a,b', 0],
      ['next', 'c', 22],
    ]);
    expect(at('2027-06-12', 22, 0)).toEqual([
      ['last', 'c', 0],
      ['next', 'd', 12 * 60],
    ]);
  });

  it('shows the first games before, and the last ones after everything', () => {
    expect(at('2027-06-11', 9, 0)).toEqual([['next', 'a,b', 24 * 60]]);
    expect(at('2027-06-20', 9, 0)).toEqual([['last', 'd', 0]]);
  });
});
