import 'agency-ui/sections/LegalDocument.css';
import { LegalDocument } from 'agency-ui';
import type { Content } from '../content/types';

export function Privacy({ content: { lang, privacy } }: { content: Content }) {
  return <LegalDocument id="privacy" document={privacy} dateLocale={lang === 'ar' ? 'ar-AE' : 'en-GB'} tone="paper" />;
}
