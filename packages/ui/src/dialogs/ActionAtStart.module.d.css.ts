// The address of the item; null for none.
declare const classes: {
  readonly action: string;
};
export default classes;
