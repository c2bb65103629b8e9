// The address of the item; null for none.
declare const classes: {
  readonly interval: string;
};
export default classes;
