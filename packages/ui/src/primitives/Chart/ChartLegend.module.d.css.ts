// The address of the item; null for none.
declare const classes: {
  readonly list: string;
  readonly entry: string;
  readonly total: string;
};
export default classes;
