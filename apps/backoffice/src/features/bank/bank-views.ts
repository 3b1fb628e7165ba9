import { VIEWS } from '../../shell/view-names.ts'

/** Views of the bank screen. */
export const BANK_VIEWS = VIEWS.bank
export type BankView = (typeof BANK_VIEWS)[number]

export function bankViewOf(search: URLSearchParams): BankView {
  return BANK_VIEWS.find((one) => one === search.get('view')) ?? BANK_VIEWS[0]
}
