// The address of the item; null for none.
declare const classes: {
  readonly outlined: string;
};
export default classes;
