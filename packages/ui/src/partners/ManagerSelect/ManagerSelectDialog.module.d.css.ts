// The address of the item; null for none.
declare const classes: {
  readonly company: string;
};
export default classes;
