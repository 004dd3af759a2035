import type { Tournament } from '@courtside/domain';
import { useLanguage, useTranslation } from '@courtside/i18n';
import { color, gutter, line, media, radius, SelectField, space, TextField, touch, type } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { findCountry, nameOfCountry } from '../../../place/countries';
import { formats, type Filters, type Format } from './filters';

/** How long after the last key press the search starts, in ms. */
const REST = 250;

/**
 * On a phone the choices are one row that scrolls sideways, so that the list stays on the screen. The edge of the screen cuts one of them,
 * which shows that there are more.
 */
const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  margin-bottom: ${space[2]};
  .choices {
    display: flex;
    /* Labels for screen readers scroll along, too. */
    position: relative;
    gap: ${space[1]};
    /* Outlines of focused elements are not cut. */
    margin: -4px calc(-1 * ${gutter});
    padding: 4px ${gutter};
    overflow-x: auto;
    scroll-padding-inline: ${gutter};
    scrollbar-width: none;
  }
  .choices > * {
    flex: none;
  }
  select {
    /* As wide as the chosen option, if the browser supports it. */
    field-sizing: content;
    max-width: 12.5rem;
    padding-inline-end: 2.25rem;
  }
  @media ${media.tablet} {
    .choices {
      flex-wrap: wrap;
      margin-inline: -4px;
      padding-inline: 4px;
    }
    select {
      max-width: 11rem;
    }
  }
  @media ${media.wide} {
    grid-template-columns: minmax(12rem, 1fr) auto;
    margin-bottom: ${space[3]};
  }
  @media print {
    display: none;
  }
`;

/** A checkbox next to the selects, as high as they are. */
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: max(3rem, ${touch});
  padding-inline: 0.75rem;
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${type.control}
  white-space: nowrap;
  cursor: pointer;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.action};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ink};
    outline-offset: 1px;
  }
`;

export interface FindingBarProps {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
  /** The tournaments to choose from. */
  readonly tournaments: readonly Tournament[];
  /** Months to choose, in order. */
  readonly months: readonly string[];
  /** The list of current tournaments: their teams are searched too, and registration may be open. */
  readonly isCurrent?: boolean;
  /** The text field, which gets the focus when a search is cleared. */
  readonly field?: Ref<HTMLInputElement>;
}

/** Searches tournaments by name and place, current ones by team too, and filters them. */
export function FindingBar({ filters, onChange, tournaments, months, isCurrent = false, field }: FindingBarProps) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const { country, month, format, isOpen } = filters;
  const label = isCurrent ? t('find.textOrTeam') : t('find.text');
  const [typed, setTyped] = useTyped(filters.text, (text) => onChange({ text }));
  const countries = useCountries(tournaments, country, language);
  const monthName = useMemo(() => {
    const words = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (of: string) => words.format(new Date(`${of}-01T00:00:00Z`));
  }, [language]);
  const allMonths = month && !months.includes(month) ? [month, ...months] : months;
  return (
    <Bar
      role="search"
      aria-label={t('find.title')}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ text: typed });
      }}
    >
      <TextField
        ref={field}
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="choices">
        {isCurrent && (
          <Choice>
            <input type="checkbox" checked={isOpen} onChange={({ target }) => onChange({ isOpen: target.checked })} />
            {t('find.open')}
          </Choice>
        )}
        <Choose label={t('find.country')} all={t('find.anyCountry')} value={country} onChoose={(value) => onChange({ country: value })}>
          {countries.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Choose>
        <Choose label={t('find.month')} value={month} onChoose={(value) => onChange({ month: value })}>
          {allMonths.map((of) => (
            <option key={of} value={of}>
              {monthName(of)}
            </option>
          ))}
        </Choose>
        <Choose label={t('find.format')} value={format} onChoose={(value) => onChange({ format: value as Format | '' })}>
          {formats.map((of) => (
            <option key={of} value={of}>
              {t(`find.formats.${of}`)}
            </option>
          ))}
        </Choose>
      </div>
    </Bar>
  );
}

interface ChooseProps {
  readonly label: string;
  /** The option that chooses nothing; by default the label. It is short, so that a phone has room for all choices. */
  readonly all?: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choose({ label, all = label, value, onChoose, children }: ChooseProps) {
  return (
    <SelectField label={label} labelHidden value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{all}</option>
      {children}
    </SelectField>
  );
}

/** Returns the countries of a list by key, sorted by their names in the user's language; always includes the chosen one. */
function useCountries(tournaments: readonly Tournament[], chosen: string, language: string): readonly (readonly [string, string])[] {
  return useMemo(() => {
    const names = new Map<string, string>(chosen ? [[chosen, nameOfCountry({ key: chosen, words: chosen }, language)]] : []);
    for (const { location } of tournaments) {
      const country = findCountry(location);
      if (country) names.set(country.key, nameOfCountry(country, language));
    }
    return [...names].sort(([, one], [, other]) => one.localeCompare(other, language));
  }, [tournaments, chosen, language]);
}

/** Holds text while it is typed, and reports it after a pause; another text in the address, by Back or a link, replaces it. */
function useTyped(text: string, tell: (text: string) => void): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const reported = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (reported.current === text) return;
    reported.current = text;
    clearTimeout(timer.current);
    setTyped(text);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      reported.current = next.trim();
      latest.current(reported.current);
    }, REST);
  };
  return [typed, type];
}
