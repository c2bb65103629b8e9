// The address of the item; null for none.
declare const classes: {
  readonly tabs: string;
  readonly tab: string;
  readonly shown: string;
  readonly name: string;
};
export default classes;
