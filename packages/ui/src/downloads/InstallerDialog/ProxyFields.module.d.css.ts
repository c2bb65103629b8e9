// The address of the item; null for none.
declare const classes: {
  readonly pair: string;
};
export default classes;
