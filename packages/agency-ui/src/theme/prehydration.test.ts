import { expect, it } from 'vitest';
import { reducedMotionMark } from './motion.js';
import * as prehydration from './prehydration.js';

it('exports the constants and functions that prehydration scripts need', () => {
  expect({ ...prehydration }).toEqual({
    headerScrollThreshold: 50,
    motionStorageKey: 'agency-motion',
    motionAttribute: 'data-agency-motion',
    reducedMotionValue: 'reduced',
    colorSchemeStorageKey: 'agency-color-scheme',
    colorSchemeAttribute: 'data-agency-color-scheme',
    announcementStoragePrefix: 'agency-announcement:',
    announcementAttribute: 'data-announcement',
    restorePreferences: expect.any(Function),
    keepInput: expect.any(Function),
  });
  expect(reducedMotionMark).toBe('data-agency-motion="reduced"');
});
