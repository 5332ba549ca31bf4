import { ar } from '../../../src/content/ar';
import { metadataOf } from '../../../src/metadata';
import { Restaurants } from '../../../src/views/Restaurants';

export const metadata = metadataOf('restaurants', ar);

export default function Page() {
  return <Restaurants content={ar} />;
}
