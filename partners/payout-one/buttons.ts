import type { PartnerButtons } from '../partner.ts'

/** Banks that Payout.one redirects to (providers §4.3). */
export const buttons: PartnerButtons = {
  market: 'SVK',
  banks: [
    { id: 'sk-0900', label: 'Slovenská sporiteľňa', code: '0900', bic: 'GIBASKBX', bankCode: 'sporo_pay' },
    { id: 'sk-0200', label: 'VÚB banka', code: '0200', bic: 'SUBASKBX', bankCode: 'evub' },
    { id: 'sk-1100', label: 'Tatra banka', code: '1100', bic: 'TATRSKBX', bankCode: 'tatra_pay' },
    { id: 'sk-6500', label: '365.bank', code: '6500', bic: 'POBNSKBA', bankCode: 'post_pay' },
    { id: 'sk-1111', label: 'UniCredit Bank', code: '1111', bic: 'UNCRSKBX', bankCode: 'unicredit' },
  ],
}
