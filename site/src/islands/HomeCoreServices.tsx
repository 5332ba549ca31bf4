import { coreServices } from 'agency-content/home';
import { CoreServicesGrid } from 'agency-ui';

export default function HomeCoreServices() {
  return <CoreServicesGrid {...coreServices} />;
}
