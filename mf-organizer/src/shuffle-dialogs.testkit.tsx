import { playerId, type PlayerId } from '@courtside/domain';
import { defaultShuffle, parseShuffle, type Shuffle } from '@courtside/domain/shuffle';
import { DrawDialog } from './features/shuffle/draw-dialog';
import { PeopleDialog } from './features/shuffle/people-dialog';
import { RemoveRoundDialog, RemoveShuffleDialog } from './features/shuffle/removal-dialogs';
import { ResultDialog } from './features/shuffle/result-dialog';
import { RulesDialog } from './features/shuffle/rules-dialog';
import { screen } from '@testing-library/react';
import { press, type, type DialogRow } from './dialog-row.testkit';
import { tournamentAt } from './organizer.testkit';

const players = Array.from({ length: 7 }, (_, index) => playerId(`PLAYER ${index + 1}`));
const tournament = () => tournamentAt('mixer', { playerIds: players, hasShuffle: true });
const shuffle = (): Shuffle => {
  const result = parseShuffle({
    ...defaultShuffle,
    ...{ players, away: [], rounds: ['2027-06-12T10:00 0.1.2 3.4.5;6'], results: { '1-1': '3-2' } },
  });
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const nameOf = (player: PlayerId): string => player;
const skillOf = () => null;
const game = () => shuffle().rounds[0]!.games[0]!;

/** Dialogs of a shuffle. */
export const shuffleDialogs: readonly DialogRow[] = [
  {
    file: 'shuffle/rules-dialog',
    show: (onClose) => <RulesDialog tournament={tournament()} onClose={onClose} />,
    submit: 'Add shuffle',
    needsNetwork: true,
  },
  {
    file: 'shuffle/rules-dialog',
    show: (onClose) => <RulesDialog tournament={tournament()} rules={shuffle()} onClose={onClose} />,
    fill: () => type('Courts', '{Backspace}2'),
    submit: 'Save',
    needsNetwork: true,
  },
  {
    file: 'shuffle/draw-dialog',
    show: (onClose) => <DrawDialog {...{ nameOf, skillOf, onClose }} tournament={tournament()} shuffle={shuffle()} />,
    fill: () => screen.findByText(/^Draw 1/),
    submit: 'Use this draw',
    needsNetwork: true,
  },
  {
    file: 'shuffle/people-dialog',
    show: (onClose) => <PeopleDialog {...{ nameOf, onClose }} tournament={tournament()} shuffle={shuffle()} />,
    fill: () => type('Player who came late', 'Zoé'),
    submit: 'Add player',
    cancel: 'Done',
    staysOpen: true,
    needsNetwork: true,
  },
  {
    file: 'shuffle/result-dialog',
    show: (onClose) => <ResultDialog {...{ nameOf, onClose }} tournamentId="t1" game={game()} />,
    fill: () => type('Goals of PLAYER 1, PLAYER 2 and PLAYER 3', '5'),
    submit: 'Save',
    needsNetwork: true,
  },
  {
    file: 'shuffle/result-dialog',
    show: (onClose) => <ResultDialog {...{ nameOf, onClose }} tournamentId="t1" game={game()} />,
    submit: () => press('Remove the result'),
    needsNetwork: true,
  },
  {
    file: 'shuffle/removal-dialogs',
    show: (onClose) => <RemoveShuffleDialog tournamentId="t1" onClose={onClose} />,
    submit: 'Remove shuffle',
    needsNetwork: true,
  },
  {
    file: 'shuffle/removal-dialogs',
    show: (onClose) => <RemoveRoundDialog tournamentId="t1" round={{ number: 1, teams: [] }} onClose={onClose} />,
    submit: 'Remove round',
    needsNetwork: true,
  },
];
