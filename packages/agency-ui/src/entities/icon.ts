import type { ComponentType, SVGProps } from 'react';
import * as z from 'zod';

/**
 * Your own icon: a component that renders an `<svg>` and passes its props on to it, such as `className` and
 * `aria-hidden`. Icons from `lucide-react`, similar packages and SVGR are such components.
 */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** Checks an `IconComponent`: a function, or what `memo`, `forwardRef` and `lazy` return. */
export const iconComponentSchema = z.custom<IconComponent>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value)),
);
