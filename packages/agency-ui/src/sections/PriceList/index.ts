export { PriceList, type PriceListProps } from './PriceList.js';
export { type PriceListLabels, priceListLabels } from './PriceList.labels.js';
