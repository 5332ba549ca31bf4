import { describeAccessibility, focusIsOutlined, landmarkSection, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Form: ['Under its own heading.', 'form'],
    Assistant: ['Under its own heading.', '[role="log"]'],
    Details: ['Phone, e-mail and office.', 'dl'],
  },
  keyboard: { Tab: 'Form, assistant, details.' },
  criteria: {
    '1.3.1 Form and assistant are under headings one level below.': 'HeadsBothSlots',
    '2.4.1 Links reach it by its fragment.': ['IsWhereTheFragmentLeads', '› has the id "contact", or another one'],
    '3.2.6 Form, assistant, phone and e-mail are together.': 'CallsAndWrites',
    ...focusIsOutlined,
    '2.4.11 No focused element is fully covered.': tabbing,
  },
});
