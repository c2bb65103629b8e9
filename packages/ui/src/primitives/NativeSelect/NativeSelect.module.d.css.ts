// The address of the item; null for none.
declare const classes: {
  readonly frame: string;
  readonly select: string;
  readonly sign: string;
};
export default classes;
