import type { PartnerButtons } from '../partner.ts'

/** Banks that GP webpay redirects to (providers §2.2). */
export const buttons: PartnerButtons = {
  market: 'CZE',
  banks: [
    { id: 'cz-0800', label: 'Česká spořitelna', code: '0800', bic: 'GIBACZPX', bankCode: 'BTN360CS-0800' },
    { id: 'cz-0300', label: 'ČSOB', code: '0300', bic: 'CEKOCZPP', bankCode: 'BTN360CS-0300' },
    { id: 'cz-0100', label: 'Komerční banka', code: '0100', bic: 'KOMBCZPP', bankCode: 'BTN360CS-0100' },
    { id: 'cz-5500', label: 'Raiffeisenbank', code: '5500', bic: 'RZBCCZPP', bankCode: 'BTN360CS-5500' },
    { id: 'cz-2010', label: 'Fio banka', code: '2010', bic: 'FIOBCZPP', bankCode: 'BTN360CS-2010' },
    { id: 'cz-3030', label: 'Air Bank', code: '3030', bic: 'AIRACZPP', bankCode: 'BTN360CS-3030' },
    { id: 'cz-0600', label: 'MONETA', code: '0600', bic: 'AGBACZPP', bankCode: 'BTN360CS-0600' },
    { id: 'cz-2700', label: 'UniCredit Bank', code: '2700', bic: 'BACXCZPP', bankCode: 'BTN360CS-2700' },
    { id: 'cz-6210', label: 'mBank', code: '6210', bic: 'BREXCZPP', bankCode: 'BTN360CS-6210' },
  ],
}
