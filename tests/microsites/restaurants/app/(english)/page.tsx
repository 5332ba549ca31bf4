import { en } from '../../src/content/en';
import { metadataOf } from '../../src/metadata';
import { Home } from '../../src/views/Home';

export const metadata = metadataOf('home', en);

export default function Page() {
  return <Home content={en} />;
}
