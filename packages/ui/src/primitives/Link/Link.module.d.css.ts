// The address of the item; null for none.
declare const classes: {
  readonly link: string;
  readonly inherit: string;
  readonly underlined: string;
};
export default classes;
