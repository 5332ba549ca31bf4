// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Job, jobSchema } from '../../entities/index.js';
import { logged } from '../../primitives/warn.js';
import { JobList } from './JobList.js';

const job: Job = {
  title: 'Carpenter',
  path: '/jobs/carpenter',
  team: 'Workshop',
  place: 'Nairobi',
  contract: 'fullTime',
  closing: { date: '2026-11-27', time: '17:00', timeZone: 'Africa/Nairobi' },
  salary: { from: 65_000, to: 85_000, currency: 'KES', period: 'month' },
};

const other: Job = { title: 'Driver', path: '/jobs/driver', place: 'Nairobi', contract: 'freelance' };

const unsolicited = {
  text: 'Write anyway.',
  link: { name: 'Apply without a job', path: 'mailto:jobs@shangwe.example' },
};

const list = <JobList heading="Jobs" jobs={[job, other]} unsolicited={unsolicited} />;

const entry = (title: string) => screen.getByRole('heading', { name: title }).closest<HTMLElement>('li') as HTMLElement;

beforeEach(() => {
  // One minute before 17:00 in Nairobi.
  vi.useFakeTimers({ now: Date.parse('2026-11-27T13:59:30Z') });
  logged.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('JobList', () => {
  it('has every job in the server’s HTML, with its details and closing date', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(list);
    expect(within(page).getByRole('link', { name: 'Carpenter' }).getAttribute('href')).toBe('/jobs/carpenter');
    const [first] = page.querySelectorAll('li[data-job]');
    expect(
      [...(first as Element).querySelectorAll('li')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['Workshop', 'Nairobi', 'Full-time', 'Ksh 65,000 – Ksh 85,000 per month']);
    expect(within(page).getByText('Apply by 27 November 2026 at 17:00 EAT').getAttribute('datetime')).toBe(
      '2026-11-27T14:00:00.000Z',
    );
    expect(within(page).getByRole('link', { name: 'Apply without a job' })).toBeTruthy();
  });

  it('closes a job according to the time in the job’s own time zone, and no longer links to it', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(list);
    const errors = vi.spyOn(console, 'error');
    const root = await act(() => hydrateRoot(container, list));
    expect(screen.getByRole('link', { name: 'Carpenter' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(screen.queryByRole('link', { name: 'Carpenter' })).toBeNull();
    expect(entry('Carpenter').dataset['job']).toBe('closed');
    expect(within(entry('Carpenter')).getByText('Closed on 27 November 2026 at 17:00 EAT')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Driver' })).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    await act(() => root.unmount());
  });

  it('stays open until the end of the day when no time is given', () => {
    const closing = { date: '2026-11-27', timeZone: 'Pacific/Kiritimati' };
    vi.setSystemTime(Date.parse('2026-11-27T09:59:00Z'));
    render(<JobList heading="Jobs" jobs={[{ ...job, closing }]} />);
    expect(screen.getByRole('link', { name: 'Carpenter' })).toBeTruthy();
    cleanup();
    vi.setSystemTime(Date.parse('2026-11-27T10:00:00Z'));
    render(<JobList heading="Jobs" jobs={[{ ...job, closing }]} />);
    expect(screen.queryByRole('link', { name: 'Carpenter' })).toBeNull();
    expect(screen.getByText('Closed on 27 November 2026')).toBeTruthy();
  });

  it('shows a job as closed in the server’s HTML if it had closed by render time or is marked as closed', () => {
    const html = (props: object, jobs: Job[]) => renderToString(<JobList heading="Jobs" jobs={jobs} {...props} />);
    expect(html({ now: Date.parse('2026-11-28T00:00:00Z') }, [job])).not.toContain('href="/jobs/carpenter"');
    expect(html({}, [job])).toContain('href="/jobs/carpenter"');
    expect(html({}, [{ ...job, isClosed: true }])).not.toContain('href="/jobs/carpenter"');
  });

  it('says that no job is open, and still invites applications', () => {
    const { rerender } = render(<JobList heading="Jobs" jobs={[]} unsolicited={unsolicited} />);
    expect(screen.getByText('We have no open jobs at the moment.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply without a job' }).getAttribute('href')).toBe(
      'mailto:jobs@shangwe.example',
    );
    rerender(<JobList heading="Jobs" jobs={[{ ...job, isClosed: true }]} />);
    expect(screen.getByText('We have no open jobs at the moment.')).toBeTruthy();
    expect(within(entry('Carpenter')).getByText('Closed')).toBeTruthy();
    rerender(list);
    expect(screen.queryByText('We have no open jobs at the moment.')).toBeNull();
  });

  it('shows a job with an unknown time zone or date, and warns about it', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<JobList heading="Jobs" jobs={[{ ...job, closing: { date: '2026-11-28', timeZone: 'Nairobi' } }]} />);
    expect(screen.getByText('Apply by 28 November 2026')).toBeTruthy();
    expect(errors.mock.calls.join()).toContain('"Nairobi", which is not a time zone');
    cleanup();
    render(<JobList heading="Jobs" jobs={[{ ...job, closing: { date: 'soon', time: '17:00', timeZone: 'UTC' } }]} />);
    expect(screen.getByText('Apply by soon')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Carpenter' })).toBeTruthy();
  });
});

it('validates the data against the schema', () => {
  const messages = (value: unknown) => jobSchema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages(job)).toBeUndefined();
  expect(messages({ ...job, closing: { ...job.closing, timeZone: 'Nairobi' } })).toEqual([
    'Use an IANA time zone name, such as "Africa/Nairobi".',
  ]);
  expect(messages({ ...job, salary: { ...job.salary, to: 1 } })).toEqual([
    'Write the lower amount as "from" and the higher one as "to".',
  ]);
});
