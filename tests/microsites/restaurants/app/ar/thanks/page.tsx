import { ar } from '../../../src/content/ar';
import { metadataOf } from '../../../src/metadata';
import { Thanks } from '../../../src/views/Thanks';

export const metadata = metadataOf('thanks', ar);

export default function Page() {
  return <Thanks content={ar} />;
}
