import { ar } from '../../../src/content/ar';
import { metadataOf } from '../../../src/metadata';
import { Book } from '../../../src/views/Book';

export const metadata = metadataOf('book', ar);

export default function Page() {
  return <Book content={ar} />;
}
