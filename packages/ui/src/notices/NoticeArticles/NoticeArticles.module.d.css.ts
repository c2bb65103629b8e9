// The address of the item; null for none.
declare const classes: {
  readonly entry: string;
  readonly head: string;
  readonly title: string;
  readonly frame: string;
  readonly firstLine: string;
  readonly nextLine: string;
};
export default classes;
