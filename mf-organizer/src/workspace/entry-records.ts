/** What organisers do to an entry, as the history of the tournament names it. */
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
