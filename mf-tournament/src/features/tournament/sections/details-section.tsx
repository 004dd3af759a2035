import { DetailsBody, Section } from '@courtside/tournament-ui';
import { useVisit } from '../visit';
import { ComingSteps } from './coming-steps';

/** Place, dates, what comes next, and description; on paper only while there is nothing to play. */
export function DetailsSection() {
  const { shown, shows } = useVisit();
  return (
    <Section id="details" print={!shows('schedule') && !shows('bracket')}>
      <DetailsBody tournament={shown} belowHead before={<ComingSteps />} />
    </Section>
  );
}
