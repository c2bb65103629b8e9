// The address of the item; null for none.
declare const classes: {
  readonly figure: string;
  readonly head: string;
  readonly heading: string;
  readonly legend: string;
  readonly switch: string;
  readonly afterLegend: string;
  readonly empty: string;
};
export default classes;
