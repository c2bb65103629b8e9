// The address of the item; null for none.
declare const classes: {
  readonly figure: string;
  readonly track: string;
  readonly share: string;
  readonly highShare: string;
  readonly detail: string;
  readonly warning: string;
  readonly cards: string;
  readonly timelines: string;
};
export default classes;
