// The address of the item; null for none.
declare const classes: {
  readonly box: string;
};
export default classes;
