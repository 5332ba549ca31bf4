import { impact, printingShowcase } from 'agency-content/home';
import { ImpactCounters, PrintingShowcase } from 'agency-ui';

export default function HomePrinting() {
  return (
    <>
      <PrintingShowcase {...printingShowcase} />
      <ImpactCounters {...impact} />
    </>
  );
}
