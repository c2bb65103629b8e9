// The address of the item; null for none.
declare const classes: {
  readonly count: string;
  readonly selected: string;
  readonly tabs: string;
  readonly panel: string;
};
export default classes;
