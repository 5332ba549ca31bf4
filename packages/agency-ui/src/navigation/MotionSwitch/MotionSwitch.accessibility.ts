import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Button: ['Pauses all animations or lets them play; its name and its sign say which.', 'button'] },
  keyboard: { 'Enter, Space': 'On the button: pauses animations, or lets them play again.' },
  criteria: {
    '2.2.2 One button stops everything that moves by itself, what was started by hand as well, on all pages and on the next visit.':
      [
        'PausesAndPlays',
        'StopsTheHero',
        '› pauses and resumes animations of JavaScript and CSS',
        '› stores the choice for the next visit, and removes it',
      ],
    '2.2.2 With animations paused no transition runs, one under way neither.': 'StopsWhatIsUnderWay',
    '4.1.2 Its name changes with what it does, and there is no pressed state to contradict it.': [
      'PausesAndPlays',
      '› changes its name and has no aria-pressed',
    ],
    '4.1.2 Where there is nothing to pause nobody meets it, and its room stays, so that nothing beside it moves.':
      'KeepsItsRoomWhereNothingMoves',
    '2.5.8 It is 44 px high.': 'IsAFingerHigh',
  },
});
