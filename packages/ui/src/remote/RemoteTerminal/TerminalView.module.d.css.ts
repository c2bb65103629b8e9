// The address of the item; null for none.
declare const classes: {
  readonly view: string;
  readonly stage: string;
  readonly box: string;
};
export default classes;
