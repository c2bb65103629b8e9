// The address of the item; null for none.
declare const classes: {
  readonly note: string;
  readonly ground: string;
  readonly error: string;
};
export default classes;
