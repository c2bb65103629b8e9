// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly chart: string;
  readonly values: string;
  readonly unseen: string;
  readonly value: string;
  readonly plot: string;
  readonly area: string;
  readonly highest: string;
  readonly average: string;
  readonly mark: string;
  readonly reading: string;
  readonly atStart: string;
  readonly atEnd: string;
  readonly ticks: string;
};
export default classes;
