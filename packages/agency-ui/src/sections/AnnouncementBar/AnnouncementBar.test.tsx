// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restorePreferences } from '../../theme/index.js';
import { AnnouncementBar } from './index.js';

const bar = <AnnouncementBar text="Closed on Monday." dismissalKey="monday" />;
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss this announcement' }));
const region = () => screen.queryByRole('region', { name: 'Announcement' });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('AnnouncementBar', () => {
  it('stays dismissed until there is an announcement with a different key', () => {
    const { unmount } = render(bar);
    dismiss();
    expect(region()).toBeNull();
    unmount();
    const { rerender } = render(bar);
    expect(region()).toBeNull();
    rerender(<AnnouncementBar text="Open again." dismissalKey="tuesday" />);
    expect(region()?.textContent).toContain('Open again.');
  });

  it('is dismissed in the site’s other tabs too', () => {
    render(bar);
    localStorage.setItem('agency-announcement:monday', 'dismissed');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'agency-announcement:monday' })));
    expect(region()).toBeNull();
  });

  it('moves keyboard focus to the page when it is dismissed', () => {
    render(
      <>
        {bar}
        <main tabIndex={-1}>Page</main>
      </>,
    );
    dismiss();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('can be dismissed even when storage is unavailable', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Not in this window.', 'SecurityError');
    });
    render(<AnnouncementBar text="Closed." dismissalKey="unstored" />);
    dismiss();
    expect(region()).toBeNull();
  });

  it('hydrates without a warning after the prehydration script has hidden it', async () => {
    localStorage.setItem('agency-announcement:monday', 'dismissed');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(bar);
    expect(container.querySelector('section')?.hidden).toBe(false);
    restorePreferences();
    expect(container.querySelector('section')?.hidden).toBe(true);
    const app = await act(() => hydrateRoot(container, bar));
    expect(container.innerHTML).toBe('');
    expect(said).not.toHaveBeenCalled();
    await act(() => app.unmount());
  });
});
