/** A team's own jsdom tests, run by Vitest and by Jest, set up with `agency-ui/testing`. */
import { beforeAll, expect, it } from 'vitest';
import { type Consumer, install } from './consumer.js';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await install('jsdom-tests');
});

it('runs a team’s jsdom tests in Vitest', async () => {
  await expect(consumer.run('env', 'NO_COLOR=1', 'vitest', 'run')).resolves.toMatch(/Tests\s+5 passed/);
});

it('runs a team’s jsdom tests in Jest', async () => {
  const jest = ['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'] as const;
  await expect(consumer.run(...jest)).resolves.toMatch(/Tests:\s+5 passed/);
});

it('fails a team’s jsdom tests when the set-up file is missing', async () => {
  const run = consumer.run('env', 'NO_COLOR=1', 'WITHOUT_SETUP=yes', 'vitest', 'run');
  // The order varies, because the errors and the summary go to different streams.
  await expect(run).rejects.toThrow(/showModal is not a function/);
  await expect(run).rejects.toThrow(/Tests\s+1 failed/);
});
