import { expect, it, onTestFinished, vi } from 'vitest';
import { createPatience } from './patient-sqlite.js';

const locked = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

it('repeats what a lock has kept from running', async () => {
  let attempts = 0;
  const work = () => {
    attempts += 1;
    if (attempts < 3) throw locked();
    return 'stored';
  };
  expect(await createPatience(5000)(work)).toBe('stored');
  expect(attempts).toBe(3);
});

it('tries once after a long lock, so that requests do not wait for each other, and is patient again afterwards', async () => {
  const patiently = createPatience(60);
  let attempts = 0;
  let isLocked = true;
  const work = async () => {
    attempts += 1;
    if (isLocked) throw locked();
    return 'stored';
  };
  await expect(patiently(work)).rejects.toThrow('locked');
  expect(attempts).toBeGreaterThan(1);
  attempts = 0;
  await expect(patiently(work)).rejects.toThrow('locked');
  expect(attempts).toBe(1);
  isLocked = false;
  expect(await patiently(work)).toBe('stored');
  isLocked = true;
  attempts = 0;
  await expect(patiently(work)).rejects.toThrow('locked');
  expect(attempts).toBeGreaterThan(1);
});

it('is patient again after a long pause', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const patiently = createPatience(1000);
  let attempts = 0;
  const work = () => {
    attempts += 1;
    vi.advanceTimersByTime(400);
    throw locked();
  };
  await expect(patiently(work)).rejects.toThrow('locked');
  expect(attempts).toBe(4);
  vi.advanceTimersByTime(60_000);
  attempts = 0;
  await expect(patiently(work)).rejects.toThrow('locked');
  expect(attempts).toBe(4);
});

it('repeats nothing else', async () => {
  let attempts = 0;
  const work = () => {
    attempts += 1;
    throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  };
  await expect(createPatience(5000)(work)).rejects.toThrow('full');
  expect(attempts).toBe(1);
});
