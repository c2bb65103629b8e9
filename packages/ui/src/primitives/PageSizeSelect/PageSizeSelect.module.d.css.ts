// The address of the item; null for none.
declare const classes: {
  readonly select: string;
};
export default classes;
