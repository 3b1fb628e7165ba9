import { bankPsd2 } from './bank-psd2/facts.ts'
import { csob } from './csob/facts.ts'
import { fio } from './fio/facts.ts'
import { gpWebPay } from './gpwebpay/facts.ts'
import { mobileTech } from './mobiletech/facts.ts'
import { netera } from './netera/facts.ts'
import { payoutOne } from './payout-one/facts.ts'
import { payU } from './payu/facts.ts'
import type { PartnerFacts } from './partner-facts.ts'

/** Every payment partner, in the order in which methods of payment are listed. */
export const partnerFacts = [csob, gpWebPay, payoutOne, payU, netera, mobileTech, bankPsd2] as const

/** The same with the common type, for code that handles any partner. */
export const allPartners: readonly PartnerFacts[] = partnerFacts

/** Banks with an API for the movements of our account. */
export const statementBankFacts = [fio] as const

export type PartnerGateway = (typeof partnerFacts)[number]['gateway']
