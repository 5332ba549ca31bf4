import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Link', what: 'An anchor, or the application’s own link for addresses of its own.', selector: 'a' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows it.' }],
  criteria: [
    {
      criterion: '2.4.4',
      how: 'What opens in a new tab says so.',
      tests: [
        'OpensANewTab',
        'AgencyLink.test.tsx › AgencyLink › opens a new tab that cannot reach back, also for an address of the application',
      ],
    },
    {
      criterion: '4.1.2',
      how: 'It is a plain link without a provider too.',
      tests: ['AgencyLink.test.tsx › AgencyLink › is a plain link without a provider'],
    },
  ],
};

export default accessibility;
