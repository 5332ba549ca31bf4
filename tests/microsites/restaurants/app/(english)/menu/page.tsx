import { en } from '../../../src/content/en';
import { metadataOf } from '../../../src/metadata';
import { Menu } from '../../../src/views/Menu';

export const metadata = metadataOf('menu', en);

export default function Page() {
  return <Menu content={en} />;
}
