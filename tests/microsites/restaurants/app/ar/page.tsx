import { ar } from '../../src/content/ar';
import { metadataOf } from '../../src/metadata';
import { Home } from '../../src/views/Home';

export const metadata = metadataOf('home', ar);

export default function Page() {
  return <Home content={ar} />;
}
