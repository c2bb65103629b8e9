// The address of the item; null for none.
declare const classes: {
  readonly item: string;
  readonly rank: string;
  readonly name: string;
  readonly track: string;
  readonly share: string;
  readonly count: string;
  readonly list: string;
};
export default classes;
