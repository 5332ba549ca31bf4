import type { ComponentType, SVGProps } from 'react';
import * as z from 'zod';

/**
 * Your own icon: a component that renders an `<svg>` and passes its props to it, including `className` and
 * `aria-hidden`. Icons from `lucide-react`, similar packages and SVGR all work.
 */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** Validates an `IconComponent`: a function, or what `memo`, `forwardRef` or `lazy` returns. */
export const iconComponentSchema = z.custom<IconComponent>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value)),
);
