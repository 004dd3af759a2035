import type { PublicEntry } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, color, EmptyState, ListSkeleton, space, type } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useToday } from '../../live/use-today';
import { useFocusOnMore } from '../../place/use-focus-on-more';
import { EntryRow } from './entry-row';
import type { EntriesReading } from './use-entries';

const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  padding: 0;
  list-style: none;
  > li {
    container-type: inline-size;
    min-width: 0;
  }
`;

const Searched = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-top: ${space[4]};
  p {
    ${type.small}
    color: ${color.ink2};
  }
  @media print {
    display: none;
  }
`;

export interface EntriesListProps {
  readonly reading: EntriesReading;
  /** Each row shows how its team finished. */
  readonly withResults?: boolean;
  /** A sentence about the list. */
  readonly intro?: string;
}

/** Tournaments that name a player: future ones, then past ones. Shows how far it searched, and searches further on request. */
export function EntriesList({ reading: { found, retry, further }, withResults = false, intro }: EntriesListProps) {
  const { t } = useTranslation('people');
  const today = useToday();
  const entries = found.status === 'ready' ? found.entries : none;
  const [coming, past] = useMemo(
    () => [entries.filter(({ tournament }) => tournament.endDate >= today), entries.filter(({ tournament }) => tournament.endDate < today)],
    [entries, today],
  );
  const searched = found.status === 'ready' ? found.searched : 0;
  const { list, ask } = useFocusOnMore<HTMLDivElement>(searched, entries.length, (box) => box?.querySelector('[data-searched]') ?? null);
  const rows = (some: readonly PublicEntry[]) => (
    <Rows>
      {some.map((entry) => (
        <EntryRow key={entry.tournament.id} entry={entry} withResult={withResults} />
      ))}
    </Rows>
  );
  if (found.status === 'loading')
    return (
      <Section id="tournaments" title={t('tournaments')}>
        <ListSkeleton label={t('looking')} />
      </Section>
    );
  if (found.status === 'failed')
    return (
      <Section id="tournaments" title={t('tournaments')}>
        <EmptyState
          failed
          level={3}
          title={t('tournamentsFailed')}
          actions={
            <Button variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failedText')}
        </EmptyState>
      </Section>
    );
  return (
    <div ref={list}>
      {coming.length > 0 && (
        <Section id="coming" title={t('coming')} intro={intro}>
          {rows(coming)}
        </Section>
      )}
      {past.length > 0 && (
        <Section id="past" title={withResults ? t('past') : t('played')} intro={coming.length === 0 ? intro : undefined}>
          {rows(past)}
        </Section>
      )}
      {entries.length === 0 && (
        <Section id="tournaments" title={t('tournaments')}>
          <EmptyState level={3} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        </Section>
      )}
      <Searched>
        <SearchedLine {...found} />
        {found.hasMore && (
          <Button
            variant="secondary"
            loading={found.asks === 'more'}
            onClick={() => {
              ask();
              further();
            }}
          >
            {t('further')}
          </Button>
        )}
      </Searched>
      <p role="status">{found.asks === 'failed' ? t('furtherFailed') : ''}</p>
    </div>
  );
}

const none: readonly PublicEntry[] = [];

interface SearchedLineProps {
  readonly searched: number;
  readonly back: string | null;
  readonly hasMore: boolean;
}

function SearchedLine({ searched, back, hasMore }: SearchedLineProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (
    <p tabIndex={-1} data-searched="">
      {hasMore && back ? t('searched', { count: searched, date: format.date(back) }) : t('searchedAll')}
    </p>
  );
}
