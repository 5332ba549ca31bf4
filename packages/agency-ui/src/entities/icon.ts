import type { ComponentType, SVGProps } from 'react';
import * as z from 'zod';

/**
 * An icon of your own: a component that renders an `<svg>` and passes its props on to it, such as `className` and
 * `aria-hidden`. Icons of `lucide-react`, of similar packages and of SVGR are such components.
 */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** Checks an `IconComponent`: a function, or what `memo`, `forwardRef` and `lazy` return. */
export const iconComponentSchema = z.custom<IconComponent>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value)),
);
