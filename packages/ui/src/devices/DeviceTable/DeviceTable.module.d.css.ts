// The address of the item; null for none.
declare const classes: {
  readonly table: string;
  readonly state: string;
  readonly naming: string;
  readonly address: string;
  readonly figures: string;
  readonly seen: string;
  readonly words: string;
  readonly memo: string;
  readonly pageBox: string;
};
export default classes;
