// The address of the item; null for none.
declare const classes: {
  readonly sign: string;
  readonly store: string;
  readonly error: string;
};
export default classes;
