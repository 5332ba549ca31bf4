import { thankYou } from '../../src/content';

export { ThankYou as default } from '../../src/ThankYou';

export const meta = () => [{ title: thankYou.pageTitle }];
