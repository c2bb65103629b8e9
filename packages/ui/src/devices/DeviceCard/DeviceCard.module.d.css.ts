// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly frame: string;
  readonly selected: string;
  readonly slot: string;
  readonly card: string;
  readonly beside: string;
  readonly marks: string;
  readonly usage: string;
  readonly title: string;
  readonly naming: string;
  readonly whereabouts: string;
  readonly state: string;
  readonly absence: string;
  readonly lastSeen: string;
  readonly acts: string;
};
export default classes;
