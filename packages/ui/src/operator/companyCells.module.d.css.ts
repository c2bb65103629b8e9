// The address of the item; null for none.
declare const classes: {
  readonly lines: string;
  readonly below: string;
};
export default classes;
