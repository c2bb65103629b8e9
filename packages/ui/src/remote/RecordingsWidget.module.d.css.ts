// The address of the item; null for none.
declare const classes: {
  readonly recordings: string;
};
export default classes;
