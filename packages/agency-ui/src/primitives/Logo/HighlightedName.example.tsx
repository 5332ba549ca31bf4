import { HighlightedName } from 'agency-ui';

export default function ShopSign() {
  return (
    <p>
      <HighlightedName name="Mill & Crumb" highlightText="&" className="ampersand" />
    </p>
  );
}

export function ShopStamp() {
  return (
    <svg viewBox="0 0 240 40" role="img" aria-label="Mill & Crumb">
      <text y="30">
        <HighlightedName as="tspan" name="Mill & Crumb" highlightText="&" className="ampersand" />
      </text>
    </svg>
  );
}
