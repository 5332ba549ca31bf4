/** Which parts of Storybook's window are shown beside a story. */
import type { State } from 'storybook/manager-api';

/** Hides the addons panel on pages, which need the whole height; their checks run in the test runner. */
export const showPanel = ({ storyId }: Pick<State, 'storyId'>, isShown: boolean): boolean =>
  !storyId?.startsWith('pages-') && isShown;
