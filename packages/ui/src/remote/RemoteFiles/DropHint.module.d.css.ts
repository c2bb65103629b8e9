// The address of the item; null for none.
declare const classes: {
  readonly overlay: string;
};
export default classes;
