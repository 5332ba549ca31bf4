/** English labels for `PriceList`. */
export const priceListLabels = {
  /** Shown for an item without a price. */
  onRequest: 'On request',
  /** A starting price. Include `price` unchanged, because the words around it have their own style. */
  from: (price: string) => `From ${price}`,
};

export type PriceListLabels = typeof priceListLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PriceList: PriceListLabels;
  }
}
