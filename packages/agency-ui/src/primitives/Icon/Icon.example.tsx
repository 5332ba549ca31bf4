'use client';

import { ArrowRight, Check, Icon } from 'agency-ui';
import type { SVGProps } from 'react';

export default function CareIncluded() {
  return (
    <ul>
      <li>
        <Icon icon={Check} /> Yearly service
      </li>
      <li>
        <Icon icon={ArrowRight} directional /> Collection from your door
      </li>
    </ul>
  );
}

const Tooth = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
    <path d="M12 5c3-3 8-2 8 3s-3 5-3 12c0 2-3 2-3-1 0-3-1-4-2-4s-2 1-2 4c0 3-3 3-3 1 0-7-3-7-3-12s5-6 8-3z" />
  </svg>
);

export function Checkups() {
  return (
    <p>
      <Icon icon={Tooth} /> Check-ups every six months
    </p>
  );
}
