import { useTranslation, wordsOf } from '@courtside/i18n';
import { CalendarPlusIcon, Card, color, MoveIcon, PencilIcon, SectionHeading, ShuffleIcon, space, Stack, Trash2Icon, type, UserPlusIcon, UsersIcon, type LucideIcon } from '@courtside/ui';
import { use, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageBody } from '../../page/page-body';
import { usePageHead } from '../../page/use-page-head';

const glossary: ReadonlyArray<{ readonly key: 'edit' | 'addOrganizer' | 'deleteTournament' | 'teamDetails' | 'recreateGroups' | 'addDay' | 'moveGames'; readonly icon: LucideIcon }> = [
  { key: 'edit', icon: PencilIcon },
  { key: 'addOrganizer', icon: UserPlusIcon },
  { key: 'deleteTournament', icon: Trash2Icon },
  { key: 'teamDetails', icon: UsersIcon },
  { key: 'recreateGroups', icon: ShuffleIcon },
  { key: 'addDay', icon: CalendarPlusIcon },
  { key: 'moveGames', icon: MoveIcon },
];
const steps = ['teams', 'groups', 'schedule', 'bracket'] as const;
const brackets = ['single', 'double', 'singleHayes', 'doubleHayes'] as const;
const presets = ['pointsFirst', 'winsFirst'] as const;

const Text = styled(Card)`
  display: grid;
  gap: ${space[3]};
  max-width: 48rem;
  dl {
    display: grid;
    gap: ${space[2]};
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
  ol {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: 1.5rem;
    list-style: decimal;
  }
`;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <Text>{children}</Text>
    </section>
  );
}

/** `/about`: what Courtside is, what its icons mean, and how results are decided. */
export default function AboutPage() {
  use(wordsOf('about'));
  const { t } = useTranslation('about');
  usePageHead({ title: t('title') });
  return (
    <PageBody>
      <h1>{t('title')}</h1>
      <Stack>
        <Part title={t('what.title')}>
          <p>{t('what.text')}</p>
        </Part>
        <Part title={t('flow.title')}>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`flow.${step}`)}</li>
            ))}
          </ol>
        </Part>
        <Part title={t('tieBreaks.title')}>
          <p>{t('tieBreaks.text')}</p>
          <dl>
            {presets.map((preset) => (
              <div key={preset}>
                <dt>{t(`tieBreaks.${preset}.name`)}</dt>
                <dd>{t(`tieBreaks.${preset}.order`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={t('brackets.title')}>
          <dl>
            {brackets.map((bracket) => (
              <div key={bracket}>
                <dt>{t(`brackets.${bracket}.name`)}</dt>
                <dd>{t(`brackets.${bracket}.text`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={t('icons.title')}>
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
    </PageBody>
  );
}
