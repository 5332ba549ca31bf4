import { type CapabilityList, CapabilityLists } from 'agency-ui';

const lists: CapabilityList[] = [
  { heading: 'On the press', items: ['Offset in six colours', 'Letterpress', 'Risograph'] },
  { heading: 'In the bindery', items: ['Thread sewing', 'Foil blocking', 'Hand-made cases'] },
];

export default function PrintShopCapabilities() {
  return <CapabilityLists eyebrow="Workshop" heading="All under one roof" lists={lists} />;
}
