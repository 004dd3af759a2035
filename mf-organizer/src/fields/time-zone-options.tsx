import { memo } from 'react';
import { timeZoneRegions } from './time-zones';

/** The options of a select of time zones. Memoized, because they are some hundred elements. */
export const TimeZoneOptions = memo(function TimeZoneOptions({ own }: { readonly own: string }) {
  return timeZoneRegions(own).map(({ name, zones }) => {
    const options = zones.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ));
    return name === '' ? (
      options
    ) : (
      <optgroup key={name} label={name}>
        {options}
      </optgroup>
    );
  });
});
