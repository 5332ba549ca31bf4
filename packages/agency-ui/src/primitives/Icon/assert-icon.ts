import { isValidElement } from 'react';

/**
 * Throws a readable error if the icon is a name or an element, because React would render nothing for it, or fail
 * without naming it. Call it only if `process.env.NODE_ENV` is not `production`.
 *
 * @throws a TypeError that says what to write instead.
 */
export function assertIcon(icon: unknown): void {
  if (typeof icon === 'string') {
    throw new TypeError(
      `Icon: "icon" is the string ${JSON.stringify(icon)}. Write icon={ArrowRight}, with an icon imported from ` +
        'agency-ui or lucide, or your own component that renders an <svg>.',
    );
  }
  if (isValidElement(icon)) {
    const name = typeof icon.type === 'string' ? icon.type : (icon.type as { name?: string }).name;
    throw new TypeError(
      `Icon: "icon" is the element <${name || 'Wheat'} />. Write the component itself: icon={${name || 'Wheat'}}.`,
    );
  }
}
