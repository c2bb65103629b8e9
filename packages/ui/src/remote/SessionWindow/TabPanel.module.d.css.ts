// The address of the item; null for none.
declare const classes: {
  readonly panel: string;
  readonly view: string;
  readonly state: string;
  readonly quiet: string;
  readonly cover: string;
  readonly card: string;
  readonly detail: string;
  readonly note: string;
};
export default classes;
