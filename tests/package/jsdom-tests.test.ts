/** A team's own tests in jsdom, by Vitest and Jest, with the set-up of `agency-ui/testing`. */
import { beforeAll, expect, it } from 'vitest';
import { type Consumer, install } from './consumer.js';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await install('jsdom-tests');
});

it('pass in Vitest', async () => {
  await expect(consumer.run('env', 'NO_COLOR=1', 'vitest', 'run')).resolves.toMatch(/Tests\s+5 passed/);
});

it('pass in Jest', async () => {
  const jest = ['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'] as const;
  await expect(consumer.run(...jest)).resolves.toMatch(/Tests:\s+5 passed/);
});

it('fail without the set-up', async () => {
  const run = consumer.run('env', 'NO_COLOR=1', 'WITHOUT_SETUP=yes', 'vitest', 'run');
  // In any order: the errors and the summary are in different streams.
  await expect(run).rejects.toThrow(/showModal is not a function/);
  await expect(run).rejects.toThrow(/Tests\s+1 failed/);
});
