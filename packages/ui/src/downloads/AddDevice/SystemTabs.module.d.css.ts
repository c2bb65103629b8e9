// The address of the item; null for none.
declare const classes: {
  readonly tabs: string;
  readonly system: string;
  readonly panel: string;
};
export default classes;
