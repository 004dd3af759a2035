import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPass, keptPass, passOf, type PassLink } from '../../passes/pass-link';

/**
 * The pass that a link has brought here, until it is taken up or refused. It leaves the address at once, in the same entry of the history: neither Back nor
 * a picture of the screen shows the secret.
 * @returns the pass, and what forgets it
 */
export function usePassLink(tournamentId: string): readonly [PassLink | null, () => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<PassLink | null>(() => passOf(hash) ?? keptPass(tournamentId));
  useEffect(() => {
    const pass = passOf(hash);
    if (!pass) return;
    keepPass(tournamentId, pass);
    setLink((before) => (before?.passId === pass.passId && before.secret === pass.secret ? before : pass));
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, tournamentId, navigate]);
  const forget = useCallback(() => {
    keepPass(tournamentId, null);
    setLink(null);
  }, [tournamentId]);
  return [link, forget];
}
