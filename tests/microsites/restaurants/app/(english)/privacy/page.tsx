import { en } from '../../../src/content/en';
import { metadataOf } from '../../../src/metadata';
import { Privacy } from '../../../src/views/Privacy';

export const metadata = metadataOf('privacy', en);

export default function Page() {
  return <Privacy content={en} />;
}
