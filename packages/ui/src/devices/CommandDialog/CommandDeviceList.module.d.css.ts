// The address of the item; null for none.
declare const classes: {
  readonly result: string;
  readonly unsettled: string;
  readonly done: string;
  readonly failed: string;
  readonly sign: string;
  readonly block: string;
  readonly label: string;
  readonly list: string;
  readonly item: string;
  readonly device: string;
  readonly name: string;
  readonly note: string;
};
export default classes;
