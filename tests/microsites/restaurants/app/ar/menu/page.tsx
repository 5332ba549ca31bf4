import { ar } from '../../../src/content/ar';
import { metadataOf } from '../../../src/metadata';
import { Menu } from '../../../src/views/Menu';

export const metadata = metadataOf('menu', ar);

export default function Page() {
  return <Menu content={ar} />;
}
