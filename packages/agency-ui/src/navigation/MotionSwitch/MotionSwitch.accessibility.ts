import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Button',
      what: 'Pauses all animations or lets them play; its name and its sign say which.',
      selector: 'button',
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: pauses animations, or lets them play again.' }],
  criteria: [
    {
      criterion: '2.2.2',
      how: 'One button stops everything that moves by itself, what was started by hand as well, on all pages and on the next visit.',
      tests: [
        'PausesAndPlays',
        'StopsTheHero',
        'MotionSwitch.test.tsx › MotionSwitch › pauses what JavaScript moves and what the stylesheet moves, and lets both move again',
        'MotionSwitch.test.tsx › MotionSwitch › is remembered on the next visit, and forgotten again',
      ],
    },
    {
      criterion: '2.2.2',
      how: 'With animations paused no transition runs, one under way neither.',
      tests: ['StopsWhatIsUnderWay'],
    },
    {
      criterion: '4.1.2',
      how: 'Its name changes with what it does, and there is no pressed state to contradict it.',
      tests: [
        'PausesAndPlays',
        'MotionSwitch.test.tsx › MotionSwitch › changes its name and is not a toggle button as well',
      ],
    },
    {
      criterion: '4.1.2',
      how: 'Where there is nothing to pause nobody meets it, and its room stays, so that nothing beside it moves.',
      tests: ['KeepsItsRoomWhereNothingMoves'],
    },
    { criterion: '2.5.8', how: 'It is 44 px high.', tests: ['IsAFingerHigh'] },
  ],
};

export default accessibility;
