import { coreServices, impact, printingShowcase } from 'agency-content/home';
import { CoreServicesGrid, ImpactCounters, PrintingShowcase } from 'agency-ui';

export default function Offer() {
  return (
    <>
      <CoreServicesGrid {...coreServices} />
      <PrintingShowcase {...printingShowcase} />
      <ImpactCounters {...impact} />
    </>
  );
}
