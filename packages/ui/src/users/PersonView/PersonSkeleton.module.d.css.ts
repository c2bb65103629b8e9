// The address of the item; null for none.
declare const classes: {
  readonly row: string;
};
export default classes;
