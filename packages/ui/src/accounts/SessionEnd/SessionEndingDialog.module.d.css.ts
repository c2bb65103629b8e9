// The address of the item; null for none.
declare const classes: {
  readonly time: string;
  readonly error: string;
};
export default classes;
