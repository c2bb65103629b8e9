// The address of the item; null for none.
declare const classes: {
  readonly tile: string;
  readonly figure: string;
  readonly detail: string;
};
export default classes;
