// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly devices: string;
  readonly list: string;
  readonly card: string;
  readonly selected: string;
  readonly title: string;
  readonly box: string;
  readonly naming: string;
  readonly whereabouts: string;
  readonly state: string;
  readonly tags: string;
  readonly acts: string;
};
export default classes;
