// The address of the item; null for none.
declare const classes: {
  readonly otherWay: string;
  readonly links: string;
};
export default classes;
