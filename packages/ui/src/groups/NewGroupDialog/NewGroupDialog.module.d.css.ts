// The address of the item; null for none.
declare const classes: {
  readonly label: string;
};
export default classes;
