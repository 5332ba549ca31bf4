import type { Metadata } from 'next';
import { thankYou } from '../../src/content';

export { ThankYou as default } from '../../src/ThankYou';

export const metadata: Metadata = { title: thankYou.pageTitle };
