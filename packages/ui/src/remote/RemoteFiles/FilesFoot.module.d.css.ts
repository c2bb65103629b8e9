// The address of the item; null for none.
declare const classes: {
  readonly foot: string;
};
export default classes;
