// The address of the item; null for none.
declare const classes: {
  readonly log: string;
};
export default classes;
