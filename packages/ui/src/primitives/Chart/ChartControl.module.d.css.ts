// The address of the item; null for none.
declare const classes: {
  readonly control: string;
};
export default classes;
