// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextareaField } from './TextareaField.js';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('TextareaField', () => {
  it.each([
    ['keeps text typed before hydration', 'Typed early'],
    ['shows its default', undefined],
  ])('%s', async (_name, typed) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const field = <TextareaField label="Message" name="message" defaultValue="As sent" />;
    const container = document.createElement('div');
    document.body.append(container);
    const { document: page } = globalThis;
    vi.stubGlobal('document', undefined);
    const html = renderToString(field);
    vi.stubGlobal('document', page);
    container.innerHTML = html;
    const box = container.querySelector('textarea') as HTMLTextAreaElement;
    expect(box.value).toBe('As sent');
    if (typed) box.value = typed;
    const root = await act(() => hydrateRoot(container, field));
    expect(container.querySelector('textarea')).toBe(box);
    expect(box.value).toBe(typed ?? 'As sent');
    expect(box.defaultValue).toBe('As sent');
    expect(said).not.toHaveBeenCalled();
    await act(() => root.unmount());
  });
});
