import { sections } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { useOfferedCommands } from '@courtside/ui';
import { render } from '@testing-library/react';
import { useTournamentCommands } from './use-tournament-commands';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));

it('each section of a tournament has its own icon in the command menu', () => {
  const parts = [{ id: 'now' as const }, ...sections].map(({ id }) => ({ id, label: id }));
  let offered: ReturnType<typeof useOfferedCommands> = [];
  const Page = () => {
    useTournamentCommands({ id: 't1', sections: parts, teams: [] });
    return null;
  };
  const Menu = () => {
    offered = useOfferedCommands();
    return null;
  };
  render(
    <>
      <Page />
      <Menu />
    </>,
  );
  expect(offered.map(({ label }) => label)).toEqual(parts.map(({ id }) => id));
  expect(new Set(offered.map(({ icon }) => icon)).size).toBe(parts.length);
});
