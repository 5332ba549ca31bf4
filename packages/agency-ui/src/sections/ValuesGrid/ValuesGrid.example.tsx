import { type Value, ValuesGrid } from 'agency-ui';

const values: Value[] = [
  { title: 'Patience', description: 'Dough decides when it is ready.' },
  { title: 'Nearness', description: 'Nothing travels more than fifty kilometres.' },
  { title: 'Thrift', description: 'Yesterday’s bread becomes today’s crumbs.' },
];

export default function BakeryValues() {
  return <ValuesGrid eyebrow="Values" heading="How we bake" values={values} />;
}
