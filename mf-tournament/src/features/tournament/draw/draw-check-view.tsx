import type { Place, TeamId } from '@courtside/domain';
import { checkDraw, drawSeed, getLot, seedText, type HeldDraw } from '@courtside/domain/registration';
import { useFormat, useTranslation } from '@courtside/i18n';
import { CircleAlertIcon, CircleCheckIcon, color, SectionHeading, space, Stack, type } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';

const Findings = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]};
    padding: ${space[0]} 0;
  }
  li[data-wrong] {
    color: ${color.danger};
  }
`;
const Working = styled.details`
  summary {
    ${type.control}
    padding: ${space[1]} 0;
    cursor: pointer;
  }
  dt {
    ${type.label}
    margin-top: ${space[2]};
  }
  dd {
    margin: 0;
  }
  code,
  pre {
    ${type.meta}
    font-family: ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    margin: 0;
  }
`;

interface DrawCheckViewProps {
  readonly held: HeldDraw;
  readonly order: readonly TeamId[];
  readonly places: readonly Place[];
  readonly nameOf: (id: TeamId) => string;
}

/** The result of this device's own computation of the draw, and all data that another device would need for it. */
export function DrawCheckView({ held, order, places, nameOf }: DrawCheckViewProps) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const check = useMemo(() => checkDraw(held, places), [held, places]);
  const seed = useMemo(() => drawSeed(held), [held]);
  const isWhole = check.otherwise.length === 0;
  const missing = { count: check.otherwise.length, teams: format.list(check.otherwise.map(nameOf)) };
  const findings = [
    { isSound: check.isKept, words: t(check.isKept ? 'kept.yes' : 'kept.no') },
    { isSound: check.isEarly, words: t(check.isEarly ? 'early.yes' : 'early.no') },
    { isSound: isWhole, words: isWhole ? t('whole.yes') : t('whole.no', missing) },
  ];
  return (
    <section>
      <SectionHeading>{t('check')}</SectionHeading>
      <Stack>
        <p>{t('checked')}</p>
        <Findings>
          {findings.map(({ isSound, words }) => (
            <li key={words} data-wrong={isSound ? undefined : ''}>
              {isSound ? <CircleCheckIcon size={20} aria-hidden="true" /> : <CircleAlertIcon size={20} aria-hidden="true" />}
              <span>{words}</span>
            </li>
          ))}
        </Findings>
        <Working>
          <summary>{t('how')}</summary>
          <p>{t('howSeed')}</p>
          <p>{t('howOrder')}</p>
          <dl>
            <dt>{t('commitment')}</dt>
            <dd>
              <code>{held.commitment}</code>
            </dd>
            <dt>{t('secret')}</dt>
            <dd>
              <code>{held.secret}</code>
            </dd>
            <dt>{t('seed')}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
            <dt>{t('text')}</dt>
            <dd>
              <pre>{seedText(held)}</pre>
            </dd>
            <dt>{t('lots')}</dt>
            <dd>
              <pre>{order.map((id) => `${getLot(seed, id)} ${id}`).join('\n')}</pre>
            </dd>
          </dl>
        </Working>
      </Stack>
    </section>
  );
}
