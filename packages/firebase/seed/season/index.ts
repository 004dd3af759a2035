import type { SampleTournament, SeedContext } from '../build-tournament';
import { announced, drawnGroups, openMixer, openTournament, privateTournament } from './coming';
import { pastHayes, pastMixer, pastTournament } from './past';
import { pastSecondGroups } from './past-second-groups';
import { bracketDay, groupDay, swissDay } from './running';

const builds = [
  groupDay,
  swissDay,
  bracketDay,
  openTournament,
  openMixer,
  drawnGroups,
  announced,
  privateTournament,
  pastTournament,
  pastHayes,
  pastMixer,
  pastSecondGroups,
];

/** The tournaments of the sample data, around today: each format at another stage. */
export const season = (context: SeedContext): readonly SampleTournament[] => builds.map((build) => build(context));
