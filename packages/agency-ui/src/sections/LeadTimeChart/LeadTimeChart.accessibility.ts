import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Chart', what: 'One picture; its text has a sentence for each bar.', selector: '[role="img"]' },
    { name: 'Bar', what: 'From the first to the last month, its range written in it.' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The chart is one picture whose text says every bar in a sentence.',
      tests: [
        'SaysWhatItShows',
        'LeadTimeChart.test.tsx › LeadTimeChart › is one picture, whose text has a sentence for each bar',
      ],
    },
    {
      criterion: '1.4.1',
      how: 'Every bar has its range written in it: colour alone says nothing.',
      tests: ['BarsStandOnTheirMonths'],
    },
  ],
};

export default accessibility;
