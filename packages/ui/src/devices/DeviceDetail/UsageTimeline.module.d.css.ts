// The address of the item; null for none.
declare const classes: {
  readonly timeline: string;
  readonly label: string;
  readonly chart: string;
  readonly area: string;
  readonly line: string;
};
export default classes;
