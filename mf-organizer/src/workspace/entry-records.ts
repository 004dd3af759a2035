/** Organizers' actions on an entry, as named in the tournament's history. */
export const entryRecords = [
  'placeGranted',
  'placeNotGranted',
  'placeWithdrawn',
  'placeTakenBack',
  'placeGuaranteed',
  'placeNotGuaranteed',
  'paid',
  'notPaid',
  'withdrawn',
  'takenBackIn',
] as const;
