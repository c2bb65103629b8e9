// The address of the item; null for none.
declare const classes: {
  readonly item: string;
  readonly head: string;
  readonly name: string;
  readonly state: string;
  readonly failed: string;
  readonly done: string;
  readonly side: string;
  readonly panel: string;
  readonly panelHead: string;
  readonly title: string;
  readonly counts: string;
  readonly list: string;
};
export default classes;
