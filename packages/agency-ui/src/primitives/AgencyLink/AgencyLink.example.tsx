import { AgencyLink, VisuallyHidden } from 'agency-ui';

export default function BookshopNote() {
  return (
    <p>
      Read the <AgencyLink href="/events/readings">programme of readings</AgencyLink>, or{' '}
      <AgencyLink href="https://maps.example/paper-lantern" newTab>
        find the shop on a map
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </AgencyLink>
      .
    </p>
  );
}
