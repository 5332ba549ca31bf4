/** Which parts of Storybook's window appear beside a story. */
import type { State } from 'storybook/manager-api';

/** Hides the addons panel on pages, because they need the full height and the test runner runs their checks. */
export const showPanel = ({ storyId }: Pick<State, 'storyId'>, isShown: boolean): boolean =>
  !storyId?.startsWith('pages-') && isShown;
