import {
  ArchiveIcon,
  Badge,
  assignDiscs,
  Button,
  CalendarIcon,
  Card,
  CardLink,
  Cluster,
  Columns,
  CourtBadge,
  CourtLines,
  CourtSurface,
  courtColors,
  EmptyState,
  ErrorSummary,
  Facts,
  Logo,
  MapPinIcon,
  Mark,
  MineTag,
  Notice,
  PlugZapIcon,
  PosterFrame,
  ProgressBar,
  SaveIndicator,
  SectionHeading,
  SectionNav,
  SkeletonCard,
  Skeletons,
  Spinner,
  Stack,
  StatusBadge,
  Table,
  TableCard,
  TeamDisc,
} from '../src/index';
import type { CourtLetter } from '../src/index';

const teams = [
  'Les Chevaliers du Guidon',
  'Étoile Filante de Rosemont',
  'Mallet Street Irregulars',
  'Dérailleurs Anonymes',
  'Bicyclettes Électriques Défendues',
  'Tapis Roulant',
];
const discs = assignDiscs([...teams, ...Array.from({ length: 42 }, (_, n) => `team-${n}`)]);

export function Identity() {
  return (
    <section id="identity">
      <CourtSurface style={{ padding: '20px 24px' }}>
        <CourtLines />
        <Cluster $gap="1.5rem">
          <Logo />
          <Mark size={48} title="Courtside" />
        </Cluster>
      </CourtSurface>
      <SectionNav
        label="Sections"
        sections={['Now', 'Schedule', 'Standings', 'Bracket', 'Teams', 'Details'].map((label) => ({ id: label, label }))}
      />
      <SectionHeading>Identity</SectionHeading>
      <Stack>
        <Cluster>
          {(Object.keys(courtColors) as CourtLetter[]).map((letter) => (
            <CourtBadge key={letter} letter={letter} label={`Court ${letter}`} />
          ))}
          <CourtBadge letter="A" label="Court A" size="small" />
          <CourtBadge letter="B" label="Court B" size="large" />
        </Cluster>
        <Cluster>
          {[...discs].map(([id, disc]) => (
            <TeamDisc key={id} disc={disc} size={34} />
          ))}
        </Cluster>
        <Columns>
          <CardLink href="#card">
            <PosterFrame />
            <div style={{ padding: 14, display: 'grid', gap: 6, justifyItems: 'start' }}>
              <StatusBadge status="open">registration open</StatusBadge>
              <h3 style={{ font: '700 1.625rem/1.1 "Barlow Condensed"' }}>Coupe des Trois-Rivières</h3>
              <Facts
                facts={[
                  { icon: MapPinIcon, term: 'Location', value: 'Patinoire Jean-Perron, Trois-Rivières' },
                  { icon: CalendarIcon, term: 'Dates', value: '26–27 June 2027' },
                ]}
              />
            </div>
          </CardLink>
          <Skeletons label="Loading">
            <SkeletonCard />
          </Skeletons>
          <Card>
            <Spinner label="Loading tournaments…" />
            <ProgressBar live value={0.66} label="Time played" />
            <p style={{ height: 16 }} />
            <ProgressBar value={0.4} label="Upload" />
          </Card>
        </Columns>
      </Stack>
    </section>
  );
}

const words = { saving: 'Saving', success: 'Saved 12:44', error: 'Not saved', waiting: 'Waiting for network' };

export function Feedback() {
  return (
    <section>
      <SectionHeading tools={<SaveIndicator state="success" words={words} />}>Feedback</SectionHeading>
      <Stack>
        <Cluster>
          <StatusBadge status="live">Live</StatusBadge>
          <StatusBadge status="open">registration open</StatusBadge>
          <StatusBadge status="notPublic">Not public</StatusBadge>
          <Badge>Mixer</Badge>
          <MineTag>You</MineTag>
        </Cluster>
        <Cluster $gap="1.5rem">
          {(['idle', 'saving', 'success', 'waiting', 'error'] as const).map((state) => (
            <SaveIndicator key={state} state={state} words={words} onRetry={() => undefined} retryLabel="Try again" />
          ))}
        </Cluster>
        <Notice kind="offline" title="You are offline.">
          3 scores wait on this phone and go out when the network is back.
        </Notice>
        <Notice kind="error">Failed to create tournament</Notice>
        <Notice
          kind="warning"
          action={
            <Button size="small" variant="secondary">
              Move
            </Button>
          }
        >
          Dérailleurs Anonymes play twice in a row. Move one game, or keep it.
        </Notice>
        <Notice kind="info">You are already signed in.</Notice>
        <Notice kind="success">Congratulations, your registration was successful!</Notice>
        <ErrorSummary
          title="2 fields need your attention"
          errors={[
            { fieldId: 'a', message: 'Give the tournament a name.' },
            { fieldId: 'b', message: 'Choose the last day.' },
          ]}
        />
        <Columns $min="22rem">
          <EmptyState title="No Upcoming Tournaments" actions={<Button icon={<ArchiveIcon size={20} />}>Archive</Button>}>
            Check out the archive to see previous tournament results
          </EmptyState>
          <EmptyState failed title="The planner did not load" sign={<PlugZapIcon size={44} />} actions={<Button>Try again</Button>}>
            The rest of Courtside works. Try again, or come back in a minute.
          </EmptyState>
        </Columns>
      </Stack>
    </section>
  );
}

export function Tables() {
  return (
    <section>
      <SectionHeading>Standings</SectionHeading>
      <TableCard label="Group A">
        <Table>
          <caption>
            Group A <small>First four go to the upper bracket</small>
          </caption>
          <thead>
            <tr>
              <th scope="col" data-num>
                #
              </th>
              <th scope="col">Team</th>
              <th scope="col" data-num data-phone="hide">
                P
              </th>
              <th scope="col" data-num>
                W
              </th>
              <th scope="col" data-num>
                +/−
              </th>
              <th scope="col" data-num>
                Pts
              </th>
            </tr>
          </thead>
          <tbody>
            {teams.map((team, index) => {
              const disc = discs.get(team);
              return (
                <tr key={team} data-mine={index === 1 ? '' : undefined} data-cut={index === 4 ? '' : undefined}>
                  <td data-num>{index + 1}</td>
                  <th scope="row">
                    <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
                      {disc && <TeamDisc disc={disc} />}
                      <span>
                        {team} {index === 1 && <MineTag>You</MineTag>}
                      </span>
                    </span>
                  </th>
                  <td data-num data-phone="hide">
                    5
                  </td>
                  <td data-num>{5 - index}</td>
                  <td data-num>+{9 - index}</td>
                  <td data-num>
                    <b>{13 - 2 * index}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableCard>
    </section>
  );
}
