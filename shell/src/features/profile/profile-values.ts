import { profileLimits, type Profile, type ProfileEntry } from '@courtside/firebase';
import { formatPersonName } from '@courtside/i18n';
import { listedClub, type ClubChoice } from './club-choices';

/** The values of the form. */
export interface ProfileValues {
  readonly name: string;
  readonly pronouns: string;
  /** Text in the search box of clubs, and the club chosen there. */
  readonly clubText: string;
  readonly club: ClubChoice | null;
  /** "My club isn't listed": then `clubFree` counts. */
  readonly isClubFree: boolean;
  readonly clubFree: string;
  /** A region of the list, `otherRegion`, or empty. */
  readonly region: string;
  /** Counts with `otherRegion`. */
  readonly regionFree: string;
  readonly skill: number;
  /** Whether visitors may see the player's own page. */
  readonly hasPage: boolean;
}

/** The choice of a region that is not on the list; no region has this name. */
export const otherRegion = '*';
/** The slider's position for a new player. */
const middleSkill = 5;

export type ProfileFieldName = 'name' | 'pronouns' | 'clubText' | 'clubFree' | 'region' | 'regionFree';
export type ProfileIssueCode = 'name' | 'pronouns' | 'club' | 'clubFree' | 'clubUnchosen' | 'region' | 'regionFree' | 'tooLong';
export interface ProfileIssue {
  readonly field: ProfileFieldName;
  readonly code: ProfileIssueCode;
  /** Most characters, with `tooLong`. */
  readonly most?: number;
}

/** Returns the form's values for a stored profile, or for a user without one. @param regions names of the regions on the list */
export function toValues(profile: Profile | null, choices: readonly ClubChoice[], regions: readonly string[]): ProfileValues {
  const { club = '', region = '' } = profile ?? {};
  const listed = listedClub(choices, club, region);
  const hasList = choices.length > 0;
  return {
    name: formatPersonName(profile?.name ?? ''),
    pronouns: profile?.pronouns ?? '',
    clubText: listed?.name ?? '',
    club: listed,
    isClubFree: !hasList || (club !== '' && !listed),
    clubFree: listed ? '' : club,
    region: region === '' && hasList ? '' : regions.includes(region) ? region : otherRegion,
    regionFree: regions.includes(region) ? '' : region,
    skill: profile?.skill ?? middleSkill,
    // A player's page is private until the player agrees to publish it.
    hasPage: profile !== null && !profile.isPageHidden,
  };
}

const clubOf = (values: ProfileValues): string => (values.isClubFree ? values.clubFree : (values.club?.name ?? ''));
const regionOf = (values: ProfileValues): string => (values.region === otherRegion ? values.regionFree : values.region);

/** Returns the profile to save. */
export const toEntry = (values: ProfileValues): ProfileEntry => ({
  name: values.name,
  pronouns: values.pronouns,
  club: clubOf(values),
  region: regionOf(values),
  skill: values.skill,
  isPageHidden: !values.hasPage,
});

/** Returns the errors, in the order of the form. */
export function profileIssues(values: ProfileValues): readonly ProfileIssue[] {
  const club: ProfileIssue[] = values.isClubFree
    ? text('clubFree', values.clubFree, profileLimits.club)
    : values.club
      ? []
      : [{ field: 'clubText', code: values.clubText.trim() === '' ? 'club' : 'clubUnchosen' }];
  const region: ProfileIssue[] =
    values.region === otherRegion
      ? text('regionFree', values.regionFree, profileLimits.region)
      : values.region === ''
        ? [{ field: 'region', code: 'region' }]
        : [];
  return [
    ...text('name', values.name, profileLimits.name),
    ...text('pronouns', values.pronouns, profileLimits.pronouns),
    ...club,
    ...region,
  ];
}

function text(field: 'name' | 'pronouns' | 'clubFree' | 'regionFree', value: string, most: number): ProfileIssue[] {
  const { length } = value.trim();
  if (length === 0) return [{ field, code: field }];
  return length > most ? [{ field, code: 'tooLong', most }] : [];
}
