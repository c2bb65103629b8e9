// The address of the item; null for none.
declare const classes: {
  readonly tabs: string;
  readonly tab: string;
  readonly stuck: string;
};
export default classes;
