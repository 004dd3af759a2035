import type { Tournament } from '../entities';

const isEmpty = (map: object): boolean => Object.keys(map).length === 0;

/** Named facts of a tournament that several rules share. */
export const hasGroups = ({ groups }: Pick<Tournament, 'groups'>): boolean => !isEmpty(groups);
export const hasSchedule = ({ schedule }: Pick<Tournament, 'schedule'>): boolean => !isEmpty(schedule);
export const hasBracket = ({ bracket }: Pick<Tournament, 'bracket'>): boolean => !isEmpty(bracket);
export const isMixer = ({ tournamentType }: Pick<Tournament, 'tournamentType'>): boolean => tournamentType === 'MIXER';
export const isOrganizer = ({ organizerUids }: Pick<Tournament, 'organizerUids'>, uid: string | null): boolean => organizerUids.some((organizer) => organizer === uid);
