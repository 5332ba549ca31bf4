import { AgencyLink, VisuallyHidden } from 'agency-ui';

export default function PriceList() {
  return (
    <ul>
      <li>
        Puncture, 12 €{' '}
        <AgencyLink href="/repairs/puncture">
          Book<VisuallyHidden> a puncture repair</VisuallyHidden>
        </AgencyLink>
      </li>
      <li>
        New chain, 38 €{' '}
        <AgencyLink href="/repairs/chain">
          Book<VisuallyHidden> a chain replacement</VisuallyHidden>
        </AgencyLink>
      </li>
    </ul>
  );
}
