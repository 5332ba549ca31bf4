import { ar } from '../../../src/content/ar';
import { metadataOf } from '../../../src/metadata';
import { Privacy } from '../../../src/views/Privacy';

export const metadata = metadataOf('privacy', ar);

export default function Page() {
  return <Privacy content={ar} />;
}
