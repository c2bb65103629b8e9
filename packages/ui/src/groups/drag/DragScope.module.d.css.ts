// The address of the item; null for none.
declare const classes: {
  readonly scope: string;
  readonly carrying: string;
  readonly ghost: string;
  readonly sign: string;
  readonly label: string;
};
export default classes;
