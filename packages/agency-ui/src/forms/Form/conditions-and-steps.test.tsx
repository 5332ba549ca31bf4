// @vitest-environment jsdom
/** Conditional fields, and forms in steps. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineForm } from '../definitions/index.js';
import { Form } from './entry.js';

const tableForm = defineForm({
  name: 'table',
  title: 'Table',
  groups: { meal: 'Your meal', delivery: 'Delivery', you: 'About you' },
  fields: {
    way: {
      kind: 'radio',
      label: 'How',
      options: [
        { value: 'here', label: 'At the restaurant' },
        { value: 'home', label: 'At home' },
      ],
      group: 'meal',
    },
    diets: { kind: 'checkboxes', label: 'Diets', options: ['Vegan', 'Halal'], optional: true, group: 'meal' },
    guests: { kind: 'range', label: 'Guests', min: 2, max: 12, unit: 'people', group: 'meal' },
    street: { kind: 'text', label: 'Street', when: { field: 'way', is: 'home' }, group: 'delivery' },
    name: { kind: 'text', label: 'Name', group: 'you' },
    call: { kind: 'checkbox', label: 'Call me', group: 'you' },
    phone: { kind: 'phone', label: 'Phone', when: { field: 'call' }, group: 'you' },
  },
  labels: { submit: 'Reserve' },
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
});

const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const press = (role: string, name: string) => act(async () => void fireEvent.click(screen.getByRole(role, { name })));
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const isShown = (label: string) => screen.queryByRole('textbox', { name: label }) !== null;

const show = (props: Partial<Parameters<typeof Form<typeof tableForm>>[0]> = {}) => {
  const onSubmit = vi.fn((_values: object) => Promise.resolve());
  const view = render(<Form definition={tableForm} onSubmit={onSubmit} {...props} />);
  return { onSubmit, ...view };
};

describe('a field with a condition', () => {
  it('is not required in the server’s HTML, where a sentence says when to fill it in', {
    tags: ['component:Form', 'wcag:3.3.2'],
  }, () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Form definition={tableForm} action="/tables" />);
    const street = page.querySelector<HTMLInputElement>('[name="street"]');
    expect(street?.closest('[hidden]')).toBeNull();
    expect(street?.closest('fieldset[disabled]')).toBeNull();
    expect(street?.required).toBe(false);
    const sentences = [...page.querySelectorAll('[id$="-hint"]')].map(({ textContent }) => textContent);
    expect(sentences).toEqual(['Only if “How” is “At home”.', 'Only if you tick “Call me”.']);
    // The field isn't marked as optional either.
    expect(street?.closest('fieldset')?.textContent).not.toContain('optional');
  });

  it('is shown and required while its condition is met', async () => {
    show();
    expect(isShown('Street')).toBe(false);
    await press('radio', 'At home');
    expect(isShown('Street')).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Street').required).toBe(true);
    await press('radio', 'At the restaurant');
    expect(isShown('Street')).toBe(false);
  });

  it('is neither sent nor validated while its condition is not met, but keeps typed text', async () => {
    const { onSubmit } = show();
    await press('radio', 'At home');
    write('Street', 'Moi Avenue');
    await press('radio', 'At the restaurant');
    write('Name', 'Njeri');
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ way: 'here', diets: [], guests: 2, name: 'Njeri', call: false });
    await press('button', 'Send another');
    await press('radio', 'At home');
    expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('');
  });

  it('loses its error when its condition is no longer met', async () => {
    show({ errorSummary: true });
    await press('radio', 'At home');
    write('Name', 'Njeri');
    await submit();
    expect(screen.getByRole('link').textContent).toBe('Street is required');
    await press('radio', 'At the restaurant');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is restored from a draft', async () => {
    const { unmount } = show({ draftKey: 'table' });
    await press('radio', 'At home');
    await press('checkbox', 'Vegan');
    await press('checkbox', 'Halal');
    write('Street', 'Moi Avenue');
    write('Guests', '7');
    unmount();
    show({ draftKey: 'table' });
    expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Moi Avenue');
    expect(isShown('Street')).toBe(true);
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(ticked.map(({ value }) => value)).toEqual(['Vegan', 'Halal']);
    expect(document.querySelector('output')?.textContent).toBe('7 people');
  });
});

describe('options that depend on a date', () => {
  const visitForm = defineForm({
    name: 'visit',
    title: 'Visit',
    fields: {
      day: { kind: 'date', label: 'Day' },
      time: {
        kind: 'radio',
        label: 'Time',
        options: ['Morning', 'Afternoon'],
        offered: { by: 'day', weekdays: { monday: ['Morning'] } },
        optional: true,
      },
    },
  });

  it('give way to a sentence until there is a date, and on a date that offers none', async () => {
    render(<Form definition={visitForm} onSubmit={() => Promise.resolve()} />);
    const time = screen.getByRole('radiogroup', { name: /Time/ });
    expect(time.textContent).toContain('Fill in the fields above first.');
    const choose = (date: string) => act(async () => write('Day', date));
    await choose('2999-12-23');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await choose('2999-12-24');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(time.textContent).toContain('Nothing is available for your answers above.');
  });
});

describe('a form in steps', () => {
  const legend = () => document.activeElement?.closest('legend')?.textContent;

  it('is one long page in the server’s HTML', () => {
    const html = renderToString(<Form definition={tableForm} action="/tables" layout="steps" />);
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(page.querySelectorAll('fieldset[data-group]')).toHaveLength(3);
    expect(page.querySelector('[hidden] [data-group], [data-group][hidden]')).toBeNull();
    expect([...page.querySelectorAll('button[type="submit"]')].map(({ textContent }) => textContent)).toEqual([
      'Reserve',
    ]);
    expect(html).not.toContain('Step 1');
  });

  it('validates each step, moves focus to the next heading, and submits only once', {
    tags: ['component:Form', 'wcag:2.4.3', 'wcag:3.3.1'],
  }, async () => {
    const { onSubmit } = show({ layout: 'steps' });
    // No delivery method has been chosen yet.
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('button', 'Continue');
    expect(screen.getByText('How: choose one of the options')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await press('radio', 'At home');
    await press('button', 'Continue');
    expect(legend()).toBe('Step 2 of 3 Delivery');
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    write('Street', 'Moi Avenue');
    // As Enter does.
    await submit();
    expect(legend()).toBe('Step 3 of 3 About you');
    await press('button', 'Back');
    expect(legend()).toBe('Step 2 of 3 Delivery');
    expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Moi Avenue');
    await press('button', 'Continue');
    write('Name', 'Njeri');
    expect(onSubmit).not.toHaveBeenCalled();
    await press('button', 'Reserve');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ way: 'home', street: 'Moi Avenue', name: 'Njeri' });
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('moves focus before it removes the element that had it', { tags: ['component:Form', 'wcag:4.1.3'] }, async () => {
    show({ layout: 'steps' });
    await press('radio', 'At home');
    const radio = screen.getByRole('radio', { name: 'At home' });
    radio.focus();
    const whenFocusMoved = new Promise((resolve) =>
      radio.addEventListener('blur', () => resolve(screen.queryByRole('radio', { name: 'At home' })), { once: true }),
    );
    // As Enter does.
    await submit();
    expect(legend()).toBe('Step 2 of 3 Delivery');
    expect(await whenFocusMoved).toBe(radio);
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    const back = screen.getByRole('button', { name: 'Back' });
    back.focus();
    await press('button', 'Back');
    expect(legend()).toBe('Step 1 of 3 Your meal');
    expect(back.isConnected).toBe(true);
    await waitFor(() => expect(back.isConnected).toBe(false));
  });

  it('skips a step in which no field is shown', async () => {
    show({ layout: 'steps' });
    await press('radio', 'At the restaurant');
    await press('button', 'Continue');
    expect(legend()).toBe('Step 2 of 2 About you');
  });

  it('keeps the fields of all steps in its draft', async () => {
    const { unmount } = show({ layout: 'steps', draftKey: 'steps' });
    await press('radio', 'At home');
    await press('button', 'Continue');
    write('Street', 'Moi Avenue');
    unmount();
    show({ layout: 'steps', draftKey: 'steps' });
    await press('button', 'Continue');
    expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Moi Avenue');
  });

  it('returns to the step with the server’s error, including from the summary', async () => {
    const answer = () =>
      Promise.resolve(new Response('{ "issues": { "way": "We are full at home" } }', { status: 422 }));
    show({ layout: 'steps', errorSummary: true, onSubmit: answer });
    await press('radio', 'At the restaurant');
    await press('button', 'Continue');
    write('Name', 'Njeri');
    await press('button', 'Reserve');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    await press('button', 'Continue');
    await act(async () => {});
    expect(screen.queryByText('We are full at home')).toBeNull();
  });

  it('opens at the group that the visitor was in when the page hydrated', async () => {
    const form = <Form definition={tableForm} onSubmit={() => Promise.resolve()} layout="steps" />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form);
    container.querySelector<HTMLInputElement>('[name="name"]')?.focus();
    const root = await act(() => hydrateRoot(container, form));
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    await act(() => root.unmount());
  });

  it('rejects a definition with a field outside all groups', () => {
    const loose = defineForm({ name: 'loose', title: 'Loose', fields: { name: { kind: 'text', label: 'Name' } } });
    expect(() => renderToString(<Form definition={loose} layout="steps" action="/" />)).toThrow(
      'layout="steps" shows one group at a time, but the field "name" is not in a group.',
    );
  });
});
