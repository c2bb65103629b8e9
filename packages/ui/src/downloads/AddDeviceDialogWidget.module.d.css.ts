// The address of the item; null for none.
declare const classes: {
  readonly description: string;
};
export default classes;
