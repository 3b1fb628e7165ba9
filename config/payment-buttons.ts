import type { Brand } from './brand.ts'
import type { MarketKey } from './market.ts'

/**
 * Banks that a player of a market can be led to straight away, and the partner that leads there (providers §2.2, §4.3).
 * `bankCode` is the partner's own word for the bank; `code` is the bank's in account numbers.
 */
const paymentButtons = {
  CZE: [
    { id: 'cz-0800', label: 'Česká spořitelna', code: '0800', bic: 'GIBACZPX', bankCode: 'BTN360CS-0800' },
    { id: 'cz-0300', label: 'ČSOB', code: '0300', bic: 'CEKOCZPP', bankCode: 'BTN360CS-0300' },
    { id: 'cz-0100', label: 'Komerční banka', code: '0100', bic: 'KOMBCZPP', bankCode: 'BTN360CS-0100' },
    { id: 'cz-5500', label: 'Raiffeisenbank', code: '5500', bic: 'RZBCCZPP', bankCode: 'BTN360CS-5500' },
    { id: 'cz-2010', label: 'Fio banka', code: '2010', bic: 'FIOBCZPP', bankCode: 'BTN360CS-2010' },
    { id: 'cz-3030', label: 'Air Bank', code: '3030', bic: 'AIRACZPP', bankCode: 'BTN360CS-3030' },
    { id: 'cz-0600', label: 'MONETA', code: '0600', bic: 'AGBACZPP', bankCode: 'BTN360CS-0600' },
    { id: 'cz-2700', label: 'UniCredit Bank', code: '2700', bic: 'BACXCZPP', bankCode: 'BTN360CS-2700' },
    { id: 'cz-6210', label: 'mBank', code: '6210', bic: 'BREXCZPP', bankCode: 'BTN360CS-6210' },
  ].map((bank) => ({ ...bank, route: 'GPWebPay' as const })),
  SVK: [
    { id: 'sk-0900', label: 'Slovenská sporiteľňa', code: '0900', bic: 'GIBASKBX', bankCode: 'sporo_pay' },
    { id: 'sk-0200', label: 'VÚB banka', code: '0200', bic: 'SUBASKBX', bankCode: 'evub' },
    { id: 'sk-1100', label: 'Tatra banka', code: '1100', bic: 'TATRSKBX', bankCode: 'tatra_pay' },
    { id: 'sk-6500', label: '365.bank', code: '6500', bic: 'POBNSKBA', bankCode: 'post_pay' },
    { id: 'sk-1111', label: 'UniCredit Bank', code: '1111', bic: 'UNCRSKBX', bankCode: 'unicredit' },
  ].map((bank) => ({ ...bank, route: 'PayoutOne' as const })),
} satisfies Record<MarketKey, readonly object[]>

/** ČSOB by its own gateway: its clients skip every page between us and their internet banking (providers §1.3, §5.4). */
const CSOB_ITSELF = { id: 'cz-0300', route: 'Csob', bankCode: 'csob' } as const

/** The banks of a market. One whose own gateway the brand has is reached by that gateway, and not through another partner. */
export function paymentButtonsOf(market: MarketKey, depositGateways: Brand['payment']['depositGateways']) {
  const hasCsob = depositGateways.includes('Csob')
  return paymentButtons[market].map((bank) =>
    hasCsob && bank.id === CSOB_ITSELF.id ? { ...bank, ...CSOB_ITSELF } : bank,
  )
}
