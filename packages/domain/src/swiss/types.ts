/** A pairing of a Swiss round: the better ranked team first. */
export interface SwissPairing<Id extends string = string> {
  readonly team1Id: Id;
  readonly team2Id: Id;
}
