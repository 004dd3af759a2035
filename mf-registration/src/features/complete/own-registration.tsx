import { hasBracket, hasGroups, isMixer, registrationPhase, type Tournament } from '@courtside/domain';
import { checkInPhase } from '@courtside/domain/registration';
import { query, useWatch, watchForm } from '@courtside/firebase';
import { useServerClock, useServerNow } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { LeaveMixer } from './leave-mixer';
import { LeftPlayers } from './left-players';
import { OwnAnswers } from './own-answers';
import { OwnCheckIn } from './own-check-in';
import { OwnFee } from './own-fee';
import { OwnPlace } from './own-place';
import { OwnTeam } from './own-team';
import { PlayerAnswers } from './player-answers';
import { SeekPlayers } from './seek-players';
import { RegistrationComplete } from './registration-complete';
import { useOwnPlacement } from './use-own-placement';
import type { RegisteredTeam } from '../../teams/use-registered-team';

interface OwnRegistrationProps {
  readonly tournament: Tournament;
  /** Null for a player of a mixer. */
  readonly teamId: string | null;
  readonly uid: string;
  /** The account's address, confirmed or not. */
  readonly account: string;
  readonly isReadable: boolean;
  /** It happened just now. */
  readonly isNew: boolean;
  /** As it was just sent, for tournaments whose teams are not shown. */
  readonly sent: RegisteredTeam | null;
  readonly onLeft: () => void;
  /** Shown while registration is open to a captain whose team has withdrawn. */
  readonly lookingForTeam: ReactNode;
}

/** A user's own registration: its state, its content, and the actions that are still possible. */
export function OwnRegistration({
  tournament,
  teamId,
  uid,
  account,
  isReadable,
  isNew,
  sent,
  onLeft,
  lookingForTeam,
}: OwnRegistrationProps) {
  const now = useServerNow(1000);
  const placement = useOwnPlacement(tournament, teamId);
  const [hasGivenBack, setGivenBack] = useState(false);
  const isWithdrawn = placement?.state === 'withdrawn';
  const { value: form } = useWatch(teamId === null ? null : query(watchForm, tournament.id));
  const hours = form?.checkIn ?? null;
  useServerClock(hours !== null);
  const isCheckIn = hours !== null && checkInPhase(hours, now) !== 'before';
  const isOpen = registrationPhase(tournament, now) === 'open';
  const mayChange = teamId !== null && !isWithdrawn && isOpen;
  return (
    <RegistrationComplete
      tournament={tournament}
      isNew={isNew}
      isWithdrawn={isWithdrawn}
      isCheckIn={isCheckIn}
      isChangeable={mayChange}
      actions={isMixer(tournament) && tournament.isRegistrationOpen && <LeaveMixer tournamentId={tournament.id} onLeft={onLeft} />}
    >
      {teamId && hours && !isWithdrawn && <OwnCheckIn tournament={tournament} teamId={teamId} hours={hours} />}
      {teamId && placement && <OwnPlace tournament={tournament} placement={placement} hasGivenBack={hasGivenBack} />}
      {isWithdrawn && isOpen && lookingForTeam}
      {teamId && <LeftPlayers tournament={tournament} teamId={teamId} />}
      {teamId && !isWithdrawn && <PlayerAnswers tournament={tournament} teamId={teamId} uid={uid} isReadable={isReadable} />}
      {teamId && (
        <OwnTeam
          tournament={tournament}
          teamId={teamId}
          isReadable={isReadable}
          uid={uid}
          account={account}
          sent={sent}
          isWithdrawn={isWithdrawn}
          mayChange={mayChange}
          // Once there are groups or a bracket, the organizers decide about its games.
          mayWithdraw={placement !== null && !isWithdrawn && !hasGroups(tournament) && !hasBracket(tournament)}
          onWithdrawn={() => setGivenBack(true)}
        />
      )}
      {/* A team that has withdrawn may not read the list of players, so the page waits until it knows. */}
      {teamId && mayChange && placement && <SeekPlayers tournament={tournament} teamId={teamId} isReadable={isReadable} />}
      {teamId && form?.fee && <OwnFee tournament={tournament} teamId={teamId} fee={form.fee} />}
      {teamId && form && <OwnAnswers tournament={tournament} teamId={teamId} uid={uid} questions={form.questions} />}
    </RegistrationComplete>
  );
}
