import { bankPsd2Agreement } from './bank-psd2/agreement.ts'
import { csobAgreement } from './csob/agreement.ts'
import { fioAgreement } from './fio/agreement.ts'
import { gpWebPayAgreement } from './gpwebpay/agreement.ts'
import { mobileTechAgreement } from './mobiletech/agreement.ts'
import { neteraAgreement } from './netera/agreement.ts'
import type { Agreement } from './partner.ts'
import { payoutOneAgreement } from './payout-one/agreement.ts'
import { payUAgreement } from './payu/agreement.ts'

/** By the partner's folder. */
export const agreements: Readonly<Record<string, Agreement>> = {
  csob: csobAgreement,
  gpwebpay: gpWebPayAgreement,
  payu: payUAgreement,
  'payout-one': payoutOneAgreement,
  netera: neteraAgreement,
  mobiletech: mobileTechAgreement,
  'bank-psd2': bankPsd2Agreement,
  fio: fioAgreement,
}
