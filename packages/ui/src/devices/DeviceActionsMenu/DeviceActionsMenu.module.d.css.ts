// The address of the item; null for none.
declare const classes: {
  readonly sign: string;
  readonly stuck: string;
  readonly hint: string;
};
export default classes;
