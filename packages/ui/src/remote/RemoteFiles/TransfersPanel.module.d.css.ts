// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly item: string;
  readonly head: string;
  readonly name: string;
  readonly state: string;
  readonly failed: string;
  readonly done: string;
  readonly side: string;
  readonly panel: string;
  readonly panelHead: string;
  readonly title: string;
  readonly counts: string;
  readonly list: string;
};
export default classes;
