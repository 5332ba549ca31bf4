import { en } from '../../../src/content/en';
import { metadataOf } from '../../../src/metadata';
import { Thanks } from '../../../src/views/Thanks';

export const metadata = metadataOf('thanks', en);

export default function Page() {
  return <Thanks content={en} />;
}
