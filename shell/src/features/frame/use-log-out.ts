import { linkTo } from '@courtside/federation/links';
import { signOut } from '@courtside/firebase';
import { useNavigate } from 'react-router-dom';
import { mayLogOut } from '../../account/before-logout';

interface LeavingProps {
  /** Whether home replaces the present history entry, such as a menu's. */
  readonly replace?: boolean;
  readonly onLeave?: (() => void) | undefined;
}

/** Logs out and shows home, unless the user stays because of unsaved changes. */
export function useLogOut({ replace = false, onLeave }: LeavingProps = {}): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLogOut())) return;
    await signOut();
    onLeave?.();
    void navigate(linkTo('home'), { replace });
  };
}
