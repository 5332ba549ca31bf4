import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: ['A landmark named by the label.', 'section'],
    Label: 'Says what the clients have in common.',
    Clients: ['A list with the same name.', 'ul'],
    Logo: 'A picture whose text is the client’s name.',
  },
  criteria: {
    '1.1.1 A logo has the client’s name as its text.': 'Logos',
    '1.3.1 The names are a list, which the label names.': 'ListsItsClients',
  },
});
