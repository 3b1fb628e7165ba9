/** Where each central bank publishes its daily list: the same paths on the stand-in as on the bank's own site. */
export const centralBankPaths = {
  CNB: '/cs/financni-trhy/devizovy-trh/kurzy-devizoveho-trhu/kurzy-devizoveho-trhu/denni_kurz.txt',
  ECB: '/stats/eurofxref/eurofxref-daily.xml',
} as const
