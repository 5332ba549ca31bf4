import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Button: ['Pauses or resumes all animations; its name and icon show which.', 'button'] },
  keyboard: { 'Enter, Space': 'On the button: pauses or resumes animations.' },
  criteria: {
    '2.2.2 One button stops all automatic motion, including manually started motion, on all pages and on the next visit.':
      [
        'PausesAndPlays',
        'StopsTheHero',
        '› pauses and resumes animations of JavaScript and CSS',
        '› stores the choice for the next visit, and removes it',
      ],
    '2.2.2 With animations paused no transition runs; running ones stop.': 'StopsWhatIsUnderWay',
    '4.1.2 Its name changes with its action, so it has no pressed state.': [
      'PausesAndPlays',
      '› changes its name and has no aria-pressed',
    ],
    '4.1.2 If there is nothing to pause it cannot be seen or focused, and its space stays reserved.':
      'KeepsItsRoomWhereNothingMoves',
    '2.5.8 It is 44 px high.': 'IsAFingerHigh',
  },
});
