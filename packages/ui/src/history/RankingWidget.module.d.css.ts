// The address of the item; null for none.
declare const classes: {
  readonly ranking: string;
};
export default classes;
