// The address of the item; null for none.
declare const classes: {
  readonly foot: string;
  readonly steps: string;
  readonly gap: string;
  readonly step: string;
  readonly current: string;
  readonly other: string;
};
export default classes;
