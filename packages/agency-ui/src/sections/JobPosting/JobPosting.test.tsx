// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job, JobDescription } from '../../entities/index.js';
import { JobPosting, type JobPostingProps } from './JobPosting.js';

const job: Job = {
  title: 'Carpenter & joiner',
  path: '/jobs/carpenter',
  place: 'Nairobi',
  isRemote: true,
  contract: 'fullTime',
  posted: '2026-11-20',
  closing: { date: '2026-11-27', time: '17:00', timeZone: 'Africa/Nairobi' },
};

const description: JobDescription = {
  introduction: 'You build stages.',
  sections: [{ id: 'tasks', heading: 'Your tasks', blocks: ['Plans.', ['Frames', 'Floors']] }],
};

const posting = (props: Partial<JobPostingProps> = {}) => (
  <JobPosting id="job" job={job} description={description} back={{ name: 'All jobs', path: '/jobs' }} {...props} />
);

beforeEach(() => {
  // One minute before 17:00 in Nairobi.
  vi.useFakeTimers({ now: Date.parse('2026-11-27T13:59:30Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('JobPosting', () => {
  it('names its facts and sections', () => {
    render(posting({ email: 'jobs@shangwe.example' }));
    expect(screen.getByRole('region', { name: 'Carpenter & joiner' })).toBeTruthy();
    const facts = screen
      .getAllByRole('term')
      .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]);
    expect(facts).toEqual([
      ['Place of work', 'Nairobi, or remote'],
      ['Contract', 'Full-time'],
      ['Announced', '20 November 2026'],
      ['Closing date', '27 November 2026 at 17:00 EAT'],
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Your tasks' }).closest('section')?.id).toBe('job-tasks');
  });

  it('links to the application, which is an e-mail with a subject or a form', () => {
    const { rerender } = render(posting({ email: 'jobs@shangwe.example', instructions: 'Send two pictures.' }));
    expect(screen.getByRole('link', { name: 'Apply for this job' }).getAttribute('href')).toBe('#job-apply');
    expect(screen.getByRole('link', { name: 'Apply by e-mail' }).getAttribute('href')).toBe(
      'mailto:jobs@shangwe.example?subject=Application%3A%20Carpenter%20%26%20joiner',
    );
    rerender(posting({ children: <button type="submit">Send</button> }));
    expect(screen.getByRole('button', { name: 'Send' }).closest('section')?.id).toBe('job-apply');
    rerender(posting());
    expect(screen.queryByRole('link', { name: 'Apply for this job' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'How to apply' })).toBeNull();
  });

  it('says that a job is closed instead of saying how to apply', () => {
    vi.setSystemTime(Date.parse('2026-11-27T14:00:00Z'));
    render(posting({ email: 'jobs@shangwe.example', children: <button type="submit">Send</button> }));
    expect(screen.getByText('This job is closed. We no longer take applications for it.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/jobs');
  });

  it('keeps the form for a visitor who is still writing when the job closes', async () => {
    render(posting({ children: <input aria-label="Name" /> }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
  });

  it('shows the job as closed in the server’s HTML if it had closed by render time', () => {
    const html = (now?: number) => renderToString(posting({ email: 'jobs@shangwe.example', now }));
    expect(html(Date.parse('2026-11-27T14:00:00Z'))).toContain('This job is closed.');
    expect(html(Date.parse('2026-11-27T13:00:00Z'))).not.toContain('This job is closed.');
    expect(html()).not.toContain('This job is closed.');
  });
});
