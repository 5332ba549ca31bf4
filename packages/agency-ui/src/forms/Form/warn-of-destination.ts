import { warnOnce } from '../../primitives/index.js';

/**
 * Warns about a form that sends nothing but still reports success. Call it only if `process.env.NODE_ENV` is not
 * `production`, so that bundlers remove it.
 */
export function warnOfDestination(name: string, onSubmit: unknown, action: string | undefined): void {
  if (onSubmit || action) return;
  warnOnce(
    `Form "${name}": neither "onSubmit" nor "action" is set, so the form sends nothing but still confirms it. Set ` +
      `onSubmit={createEnquirySender({ endpoint: '/api/enquiries', form: '${name}' })}, and ` +
      `action="/api/enquiries?form=${name}" for visitors without JavaScript.`,
  );
}
