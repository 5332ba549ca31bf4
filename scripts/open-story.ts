import type { Page } from 'playwright';

interface StorybookGlobals {
  /** `last` returns the arguments of the last event with a given name. */
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): [{ status?: string; message?: string; title?: string }] | undefined;
  };
}

/**
 * Opens a story of a built Storybook and waits until it has rendered and its play function has finished. Returns the
 * reason if it failed.
 *
 * @param origin - Where the Storybook is served.
 * @param id - The story's id, such as `primitives-button--default`.
 */
export async function openStory(page: Page, origin: string, id: string): Promise<string | undefined> {
  // `a11y.manual` keeps axe from running after each story.
  const url = `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const channel = (globalThis as StorybookGlobals).__STORYBOOK_ADDONS_CHANNEL__;
    return Boolean(channel?.last('storyFinished') ?? channel?.last('storyMissing') ?? channel?.last('configError'));
  });
  return page.evaluate(() => {
    const last = (event: string) => (globalThis as StorybookGlobals).__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
    if (last('storyFinished')?.status === 'success') return undefined;
    const error = last('playFunctionThrewException') ?? last('storyThrewException') ?? last('configError');
    return error?.message ?? last('storyErrored')?.title ?? 'The story is not in this Storybook.';
  });
}
