import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: ['A landmark named by the label.', 'section'],
    Label: 'States what the clients have in common.',
    Clients: ['A list with the same name.', 'ul'],
    Logo: 'An image whose alternative text is the client’s name.',
  },
  criteria: {
    '1.1.1 A logo’s alternative text is the client’s name.': 'Logos',
    '1.3.1 The names are a list with an accessible name.': 'ListsItsClients',
  },
});
