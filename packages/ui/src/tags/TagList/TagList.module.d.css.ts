// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly list: string;
  readonly wrapping: string;
  readonly oneLine: string;
  readonly item: string;
  readonly two: string;
  readonly three: string;
  readonly chip: string;
  readonly link: string;
  readonly name: string;
  readonly dot: string;
  readonly more: string;
  readonly whereNarrow: string;
  readonly later: string;
  readonly whereWide: string;
  readonly red: string;
  readonly orange: string;
  readonly green: string;
  readonly teal: string;
  readonly blue: string;
  readonly purple: string;
  readonly pink: string;
};
export default classes;
