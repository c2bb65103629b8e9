// Generated from the style sheet by `npm run generate`. Do not edit.
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
