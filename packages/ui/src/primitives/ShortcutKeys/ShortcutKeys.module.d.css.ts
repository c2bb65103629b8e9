// The address of the item; null for none.
declare const classes: {
  readonly keys: string;
  readonly key: string;
};
export default classes;
