import { useFormat, useTranslation, loadPageWords } from '@courtside/i18n';
import {
  CalendarPlusIcon,
  Card,
  color,
  type LucideIcon,
  media,
  MoveIcon,
  Page,
  PageTitle,
  PencilIcon,
  SectionHeading,
  ShuffleIcon,
  space,
  Stack,
  Trash2Icon,
  type,
  UserPlusIcon,
  UsersIcon,
} from '@courtside/ui';
import { use, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePageHead } from '../../head/use-page-head';
import { MiniBracket } from './mini-bracket';
import { MiniSeries } from './mini-series';
import { MiniShuffle, miniShuffle } from './mini-shuffle';
import { MiniStages } from './mini-stages';
import { updates } from './updates';
import { WorkedExampleTable } from './worked-example-table';

const glossary: ReadonlyArray<{
  readonly key: 'edit' | 'addOrganizer' | 'deleteTournament' | 'teamDetails' | 'recreateGroups' | 'addDay' | 'moveGames';
  readonly icon: LucideIcon;
}> = [
  { key: 'edit', icon: PencilIcon },
  { key: 'addOrganizer', icon: UserPlusIcon },
  { key: 'deleteTournament', icon: Trash2Icon },
  { key: 'teamDetails', icon: UsersIcon },
  { key: 'recreateGroups', icon: ShuffleIcon },
  { key: 'addDay', icon: CalendarPlusIcon },
  { key: 'moveGames', icon: MoveIcon },
];
const steps = ['teams', 'groups', 'schedule', 'bracket'] as const;
const groupStages = [
  { groups: 2, teams: 6, goOn: 4 },
  { groups: 2, teams: 4, goOn: 2 },
] as const;
const brackets = [
  { key: 'single', type: 'single', teams: 8 },
  { key: 'double', type: 'double', teams: 8 },
  { key: 'splitStart', type: 'double', teams: 12, upperSize: 8 },
  { key: 'singleHayes', type: 'singleHayes', teams: 9, upperSize: 4 },
  { key: 'doubleHayes', type: 'doubleHayes', teams: 8, upperSize: 4 },
] as const;
const presets = ['pointsFirst', 'winsFirst'] as const;
const orders = [...presets, 'others'] as const;

const Text = styled(Card)`
  display: grid;
  gap: ${space[4]};
  > p,
  > dl {
    max-width: 44rem;
  }
  dl {
    display: grid;
    gap: ${space[3]};
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    ${type.control}
  }
  dd {
    margin: 2px 0 0;
    color: ${color.ink2};
  }
`;

const Flow = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  list-style: none;
  counter-reset: step;
  @media ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  }
  li {
    min-width: 0;
    overflow-wrap: anywhere;
    counter-increment: step;
    padding-top: ${space[2]};
    border-top: 3px solid ${color.court};
  }
  li::before {
    content: counter(step);
    display: block;
    ${type.d2}
    color: ${color.action};
  }
`;

const TwoColumns = styled.div`
  display: grid;
  gap: ${space[4]};
  @media ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
  > * {
    min-width: 0;
  }
`;

const Shape = styled.article`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  h3 {
    ${type.d3}
    margin: 0;
  }
  p {
    color: ${color.ink2};
  }
`;

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id}>
      <SectionHeading>{title}</SectionHeading>
      <Text>{children}</Text>
    </section>
  );
}

/** `/about`: what Courtside is, its news, the meaning of its icons, and how results are decided. */
export default function AboutPage() {
  use(loadPageWords('about'));
  const { t } = useTranslation('about');
  const format = useFormat();
  const [first, second] = groupStages;
  usePageHead({ title: t('title'), description: t('what.text') });
  return (
    <Page>
      <PageTitle>{t('title')}</PageTitle>
      <Stack>
        <Part id="what" title={t('what.title')}>
          <p>{t('what.text')}</p>
        </Part>
        <Part id="updates" title={t('updates.title')}>
          <dl>
            {updates.map(({ date, key }) => (
              <div key={key}>
                <dt>
                  <time dateTime={date}>{format.date(date)}</time>
                </dt>
                <dd>{t(`updates.items.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part id="flow" title={t('flow.title')}>
          <Flow>
            {steps.map((step) => (
              <li key={step}>{t(`flow.${step}`)}</li>
            ))}
          </Flow>
          <TwoColumns>
            <Shape>
              <h3>{t('flow.secondGroups.name')}</h3>
              <p>{t('flow.secondGroups.text')}</p>
            </Shape>
            <MiniStages
              stages={groupStages}
              label={t('flow.secondGroups.drawing', {
                ...{ firstGroups: first.groups, firstTeams: first.teams },
                ...{ secondGroups: second.groups, secondTeams: second.teams, lastTeams: second.groups * second.goOn },
              })}
            />
            <Shape>
              <h3>{t('flow.shuffle.name')}</h3>
              <p>{t('flow.shuffle.text')}</p>
            </Shape>
            <MiniShuffle label={t('flow.shuffle.drawing', miniShuffle)} />
          </TwoColumns>
        </Part>
        <Part id="ties" title={t('tieBreaks.title')}>
          <p>{t('tieBreaks.text')}</p>
          <dl>
            {orders.map((order) => (
              <div key={order}>
                <dt>{t(`tieBreaks.${order}.name`)}</dt>
                <dd>{t(`tieBreaks.${order}.order`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('tieBreaks.example.text')}</p>
          <TwoColumns>
            {presets.map((preset) => (
              <WorkedExampleTable key={preset} preset={preset} />
            ))}
          </TwoColumns>
        </Part>
        <Part id="brackets" title={t('brackets.title')}>
          <TwoColumns>
            {brackets.map(({ key, ...shape }) => (
              <Shape key={key}>
                <h3>{t(`brackets.${key}.name`)}</h3>
                <p>{t(`brackets.${key}.text`)}</p>
                <MiniBracket {...shape} label={t('brackets.drawing', { name: t(`brackets.${key}.name`), count: shape.teams })} />
              </Shape>
            ))}
            <Shape>
              <h3>{t('brackets.series.name')}</h3>
              <p>{t('brackets.series.text')}</p>
              <MiniSeries most={5} label={t('brackets.series.drawing', { count: 5, wins: 3 })} />
            </Shape>
          </TwoColumns>
        </Part>
        <Part id="icons" title={t('icons.title')}>
          <dl>
            {glossary.map(({ key, icon: Icon }) => (
              <div key={key}>
                <dt>
                  <Icon size={20} aria-hidden="true" />
                  {t(`icons.${key}.name`)}
                </dt>
                <dd>{t(`icons.${key}.text`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </Stack>
    </Page>
  );
}
