// The address of the item; null for none.
declare const classes: {
  readonly head: string;
  readonly line: string;
  readonly title: string;
  readonly aside: string;
  readonly actions: string;
};
export default classes;
