import { LegalDocument, type LegalDocumentContent } from 'agency-ui';

const privacy: LegalDocumentContent = {
  title: 'Privacy',
  lastUpdated: '2026-01-15',
  introduction: 'What the practice stores about its patients, and for how long.',
  sections: [
    {
      id: 'records',
      heading: 'Your records',
      blocks: [
        'We keep your records for ten years, as the law requires. They contain:',
        ['your name and address', 'your X-rays', 'the treatments you had'],
      ],
    },
    { id: 'rights', heading: 'Your rights', blocks: ['Write to us to see your records or to correct them.'] },
  ],
};

export default function PracticePrivacy() {
  return <LegalDocument id="privacy" document={privacy} dateLocale="en-GB" />;
}
