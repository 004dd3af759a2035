// The used parts of the benchmarks' peers, which have no usable types.
declare module 'edmonds-blossom' {
  const matching: (edges: [number, number, number][], maxCardinality: boolean) => number[];
  export default matching;
}
declare module 'edmonds-blossom-fixed' {
  const matching: (edges: [number, number, number][], maxCardinality: boolean) => number[];
  export default matching;
}
declare module 'tournament-organizer' {
  interface PeerMatch {
    getId(): string;
    isBye(): boolean;
    getRoundNumber(): number;
    getPlayer1(): { id: string | null; win: number };
    getPlayer2(): { id: string | null; win: number };
  }
  export interface PeerTournament {
    createPlayer(name: string, id: string): unknown;
    startTournament(): void;
    nextRound(): void;
    enterResult(id: string, player1Wins: number, player2Wins: number, draws?: number): unknown;
    getActiveMatches(): PeerMatch[];
    getMatches(): PeerMatch[];
    getValues(): unknown;
  }
  export default class Manager {
    createTournament(name: string, settings: object): PeerTournament;
    loadTournament(values: unknown): PeerTournament;
  }
}
declare module 'tournament-pairings' {
  export interface PairingPlayer {
    id: string;
    score: number;
    avoid: string[];
    receivedBye: boolean;
  }
  export function Swiss(players: PairingPlayer[], round: number): { player1: string | null; player2: string | null }[];
}
