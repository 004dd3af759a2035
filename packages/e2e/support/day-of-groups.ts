import { addBracket, formatClockTime, findMorning } from './day-of-play';
import { createPlayedGroups } from './played-groups';
import type { Event, Stage } from './stage';
import { toTeamId } from './stored-team';

/** A day on which two groups have played, followed by a bracket of the best four. Clubs are counted from 1: the lower number always won. */
export class DayOfGroups {
  readonly #stage: Stage;
  readonly event: Event;
  /** `HH:MM` at which the bracket begins. */
  readonly bracketStart: string;

  private constructor(stage: Stage, event: Event, bracketStart: string) {
    this.#stage = stage;
    this.event = event;
    this.bracketStart = bracketStart;
  }

  static async create(stage: Stage, fields: Record<string, unknown> = {}): Promise<DayOfGroups> {
    const { timeZone, date, minutes } = findMorning();
    const { event } = await createPlayedGroups(stage, 8, 2, {
      timeZone,
      startDate: date,
      endDate: date,
      isGameTimesVisible: true,
      ...fields,
    });
    const scheduleTimes = { startTimes: [formatClockTime(minutes - 120)], gameLength: 12, interval: 3, numberOfCourts: 2 };
    await stage.change(event, { scheduleTimes });
    return new DayOfGroups(stage, event, formatClockTime(minutes + 100));
  }

  /** Enters a result in the schedule, or removes it. @param game the first is 0; the groups of Club 01 come first */
  async match(game: number, one: number | null, other: number | null): Promise<void> {
    const id = `match${String(game).padStart(4, '0')}`;
    const fields = { team1Score: one, team2Score: other };
    await this.#stage.force(
      `schedules/${this.event.id}`,
      { [id]: fields },
      Object.keys(fields).map((field) => `${id}.${field}`),
    );
  }

  /** Draws the bracket of Club 01 to Club 04: the first plays the last. */
  async draw(): Promise<void> {
    const bracketTimes = { startTimes: [this.bracketStart], gameLength: 12, interval: 3, numberOfCourts: 2 };
    await addBracket(this.#stage, this.event, [1, 2, 3, 4], { bracketTimes });
  }

  /** Enters a result of the bracket. @param sides clubs, the winner first unless `isReversed` */
  async game(id: 'gameA' | 'gameB' | 'final' | 'third', [one, other]: readonly [number, number], isReversed = false): Promise<void> {
    const [team1Id, team2Id] = [toTeamId(one), toTeamId(other)];
    const [winner, loser] = isReversed ? [team2Id, team1Id] : [team1Id, team2Id];
    const scores = isReversed ? { team1Score: 2, team2Score: 4 } : { team1Score: 4, team2Score: 2 };
    const fields = { team1Id, team2Id, winner, loser, ...scores };
    await this.#stage.force(
      `brackets/${this.event.id}`,
      { [id]: fields },
      Object.keys(fields).map((field) => `${id}.${field}`),
    );
  }
}
