import { AccentedName } from 'agency-ui';

export default function ShopSign() {
  return (
    <p>
      <AccentedName name="Mill & Crumb" accent="&" className="ampersand" />
    </p>
  );
}

export function ShopStamp() {
  return (
    <svg viewBox="0 0 240 40" role="img" aria-label="Mill & Crumb">
      <text y="30">
        <AccentedName as="tspan" name="Mill & Crumb" accent="&" className="ampersand" />
      </text>
    </svg>
  );
}
