// The address of the item; null for none.
declare const classes: {
  readonly content: string;
};
export default classes;
