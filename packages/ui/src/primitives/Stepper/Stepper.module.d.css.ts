// The address of the item; null for none.
declare const classes: {
  readonly list: string;
  readonly step: string;
  readonly ahead: string;
  readonly sign: string;
  readonly done: string;
  readonly current: string;
  readonly failed: string;
  readonly name: string;
};
export default classes;
