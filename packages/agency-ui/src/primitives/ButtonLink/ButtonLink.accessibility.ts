import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['A link that looks like a button, and is announced as a link.', 'a'] },
  keyboard: { Enter: 'Follows the link.' },
  criteria: {
    '4.1.2 It is a link by name and role.': 'IsALink',
    ...focusIsOutlined,
    '1.4.4 Long words wrap inside it.': 'WrapsLongWords',
  },
});
