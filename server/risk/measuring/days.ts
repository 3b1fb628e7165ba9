/** Number of days whose signals are recomputed each time: facts can arrive late, and a preview reads them. */
export const REMADE_DAYS = 90
/** Number of days whose facts are read: the recomputed days, and the longest window by time. */
export const FACT_DAYS = 181
/** Alerts are raised for this many past days: a worker that was stopped loses none. */
export const RAISED_DAYS = 7
/** Figures older than this are removed. */
export const KEPT_DAYS = 400
