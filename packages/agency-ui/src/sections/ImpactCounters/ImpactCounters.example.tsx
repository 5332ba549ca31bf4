import { ImpactCounters, type ImpactNumber } from 'agency-ui';

const numbers: ImpactNumber[] = [
  { value: 184, label: 'houses built', caption: 'Since 1998' },
  { value: 92, unit: '%', label: 'timber frames' },
  { value: 14, label: 'architects' },
];

export default function StudioNumbers() {
  return <ImpactCounters heading="The studio in numbers" numbers={numbers} nextTone="white" />;
}
