// The address of the item; null for none.
declare const classes: {
  readonly days: string;
};
export default classes;
