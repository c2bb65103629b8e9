// The address of the item; null for none.
declare const classes: {
  readonly bubble: string;
};
export default classes;
