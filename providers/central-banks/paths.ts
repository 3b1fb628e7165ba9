/** Paths of the daily lists: the same on the stand-in as on each central bank's site. */
export const centralBankPaths = {
  CNB: '/cs/financni-trhy/devizovy-trh/kurzy-devizoveho-trhu/kurzy-devizoveho-trhu/denni_kurz.txt',
  ECB: '/stats/eurofxref/eurofxref-daily.xml',
} as const
