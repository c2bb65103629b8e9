// The address of the item; null for none.
declare const classes: {
  readonly changes: string;
};
export default classes;
