// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../primitives/index.js';
import { ConsentGate } from './index.js';

const consent = createConsent({
  version: '1',
  categories: [{ id: 'video', name: 'Films', description: 'Films of others.' }],
});

const gate = (
  <ConsentGate consent={consent} category="video" title="The fair">
    <iframe title="Film" />
  </ConsentGate>
);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('ConsentGate', () => {
  it('has no content in the server’s HTML, whatever the visitor has chosen', () => {
    consent.choose(['video']);
    expect(renderToString(gate)).not.toContain('iframe');
    expect(renderToString(gate)).toContain('Films of others.');
  });

  it('shows the content once it is allowed, and removes it when permission is withdrawn', () => {
    render(gate);
    expect(screen.queryByTitle('Film')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Allow “Films”' }));
    expect(screen.getByTitle('Film')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('figure', { name: 'The fair' }));
    act(() => consent.choose([]));
    expect(screen.queryByTitle('Film')).toBeNull();
  });

  it('reports an unknown category, and never loads its content', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    consent.choose(['video']);
    render(
      <ConsentGate consent={consent} category="maps" title="The way">
        <iframe title="Map" />
      </ConsentGate>,
    );
    expect(screen.queryByTitle('Map')).toBeNull();
    expect(said.mock.calls.join()).toContain('there is no category "maps"');
  });
});
