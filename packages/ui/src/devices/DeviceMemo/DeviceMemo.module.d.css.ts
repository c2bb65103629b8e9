// The address of the item; null for none.
declare const classes: {
  readonly memo: string;
};
export default classes;
