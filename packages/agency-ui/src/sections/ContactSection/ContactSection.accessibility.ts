import { describeAccessibility, focusIsOutlined, landmarkSection, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Form: ['Under a heading of its own.', 'form'],
    Assistant: ['Under a heading of its own.', '[role="log"]'],
    Details: ['Phone, mail and office.', 'dl'],
  },
  keyboard: { Tab: 'Form, assistant, details.' },
  criteria: {
    '1.3.1 Form and assistant stand under headings of the level below.': 'HeadsBothSlots',
    '2.4.1 Links of the page lead to it by its fragment.': [
      'IsWhereTheFragmentLeads',
      '› has the id "contact", or another one',
    ],
    '3.2.6 Form, assistant, phone and mail stand together.': 'CallsAndWrites',
    ...focusIsOutlined,
    '2.4.11 Nothing that has focus is wholly covered.': tabbing,
  },
});
