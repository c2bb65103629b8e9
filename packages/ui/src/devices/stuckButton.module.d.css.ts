// The address of the item; null for none.
declare const classes: {
  readonly stuck: string;
};
export default classes;
