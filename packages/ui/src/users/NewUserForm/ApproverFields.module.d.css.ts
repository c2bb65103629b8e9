// The address of the item; null for none.
declare const classes: {
  readonly find: string;
};
export default classes;
