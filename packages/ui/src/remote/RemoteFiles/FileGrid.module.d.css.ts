// The address of the item; null for none.
declare const classes: {
  readonly entry: string;
  readonly name: string;
};
export default classes;
