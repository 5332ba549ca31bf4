import { en } from '../../../src/content/en';
import { metadataOf } from '../../../src/metadata';
import { Book } from '../../../src/views/Book';

export const metadata = metadataOf('book', en);

export default function Page() {
  return <Book content={en} />;
}
