import { en } from '../../../src/content/en';
import { metadataOf } from '../../../src/metadata';
import { Restaurants } from '../../../src/views/Restaurants';

export const metadata = metadataOf('restaurants', en);

export default function Page() {
  return <Restaurants content={en} />;
}
