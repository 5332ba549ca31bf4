/** Helpers for form stories: a card around the form, filling it in, and senders with fixed results. */
import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Container, Section } from '../primitives/index.js';
import { FormCard } from '../sections/FormCard/index.js';
import { emulateMedia } from '../story-media.js';
import { ToastProvider } from './ToastProvider/index.js';

/** Longer than anyone views a story, in ms, so that its state doesn't change. */
export const endless = 2 ** 30;

/**
 * Puts a form on a card, with toasts. The story parameter `tone: 'night'` omits the card, and `toasts: false` omits the
 * toasts.
 *
 * @param width - The card's width.
 */
export const onSheet =
  (heading: string, width = '44rem'): Decorator =>
  (Story, { parameters }) => {
    const { tone, toasts } = parameters as { tone?: 'night'; toasts?: boolean };
    const form = (
      <Section tone={tone ?? 'paper'}>
        <Container>
          <div style={{ maxInlineSize: width }}>
            {tone ? (
              <Story />
            ) : (
              <FormCard
                heading={heading}
                headingLevel={2}
                shadowSide="start"
                style={{ ['--agency-form-bleed' as string]: 'clamp(1.5rem, 3.4vw, 3rem)' }}
              >
                <Story />
              </FormCard>
            )}
          </div>
        </Container>
      </Section>
    );
    return toasts === false ? form : <ToastProvider duration={endless}>{form}</ToastProvider>;
  };

/** Fills in fields by label. A select is set to the option with the given name. */
export async function fill(root: HTMLElement, values: Record<string, string>) {
  const form = within(root);
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
    if (field instanceof HTMLSelectElement)
      await userEvent.selectOptions(field, within(field).getByRole('option', { name: value }));
    else {
      await userEvent.click(field);
      await userEvent.paste(value);
    }
  }
}

/** Clicks while the browser reports that it is offline. */
export async function clickWhileOffline(button: HTMLElement) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  try {
    await userEvent.click(button);
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
}

/** Runs a check with the styles that apply without JavaScript. */
export async function withoutScripts(check: () => Promise<void>) {
  const restore = emulateMedia('(scripting: none)');
  try {
    await check();
  } finally {
    restore();
  }
}

/** All field values in order, excluding the honeypot. */
export const valuesOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not([name="website"])')].map((field) =>
    field.type === 'checkbox' ? field.checked : field.value,
  );

/** Never settles, even when its signal aborts. */
export const neverSettle = () => new Promise<never>(() => {});

/**
 * A form that is being sent, with its fields filled in.
 *
 * @param values - As for `fill`.
 * @param submit - Name of the button.
 * @param submitting - The button's name while sending.
 */
export const whileSending = (values: Record<string, string>, submit: string, submitting = 'Sending...') => ({
  args: { onSubmit: neverSettle, timeoutMs: endless },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await fill(canvasElement, values);
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: submit }));
    await expect(form.getByRole('button', { name: submitting })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Rejects as `fetch` does when the connection is refused. */
export const rejectConnection = () => Promise.reject(new TypeError('Failed to fetch'));

/** Resolves as the service does after storing a submission, whose reference is `7F3A-92C1`. */
export const respondWithId = () =>
  Promise.resolve(Response.json({ id: '7f3a92c1-0d4e-4a6b-9c55-2b1f0e8d7a63' }, { status: 201 }));

/** Resolves as `fetch` does with a server error. */
export const respondWithError = () => Promise.resolve(new Response(null, { status: 500 }));

export const longWord = 'unternehmensveranstaltungsorganisationen';

export const fallback = { whatsapp: '+254 700 000 000', email: 'info@shangwe.example' };
