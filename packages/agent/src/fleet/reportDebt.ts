/** What a device owes the server of complete reports. */
export interface ReportDebt {
  /** Everything has to be reported again. */
  readonly owe: () => void;
  /** Begins a report, which may fail. */
  readonly begin: () => OwedReport;
}

/** One report on its way. */
export interface OwedReport {
  /** Whether it has to carry everything: also for a server that has just enrolled the device. */
  readonly mustBeComplete: (enrolled: boolean) => boolean;
  /** The server has taken it. */
  readonly taken: () => void;
}

/** A debt of the first report. What comes to be owed while a report is on its way is owed still when it is taken. */
export function createReportDebt(): ReportDebt {
  /** How often everything had to be reported again, and how much of that the server has taken. */
  let owed = 1;
  let reported = 0;
  return {
    owe() {
      owed += 1;
    },
    begin() {
      let reporting = reported;
      return {
        mustBeComplete(enrolled) {
          const isComplete = enrolled || reported < owed;
          if (isComplete) reporting = owed;
          return isComplete;
        },
        taken() {
          reported = Math.max(reported, reporting);
        },
      };
    },
  };
}
