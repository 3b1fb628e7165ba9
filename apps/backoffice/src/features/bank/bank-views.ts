/** Views of the bank screen. */
export const BANK_VIEWS = ['statements', 'days', 'corrections', 'fees', 'approval', 'restrictions', 'rates'] as const
export type BankView = (typeof BANK_VIEWS)[number]

export function bankViewOf(search: URLSearchParams): BankView {
  return BANK_VIEWS.find((one) => one === search.get('view')) ?? BANK_VIEWS[0]
}
