import type { Market } from '#config/market.ts'
import type { KycMethod } from '#contract/states/kyc-states.ts'
import type { DocumentNeeds } from '../needs.ts'
import type { BankId } from './bank-id.ts'
import type { Veriface } from './veriface.ts'

/** Needs of checks by partners, given when the process is composed. */
export type KycNeeds = Pick<DocumentNeeds, 'db' | 'clock' | 'target' | 'cipher'> & {
  readonly market: Pick<Market, 'key' | 'countryCode' | 'timeZone' | 'minRegistrationAge' | 'domesticIbanPrefixes'>
  /** Partners that the brand has enabled. */
  readonly bankId: BankId | undefined
  readonly veriface: Veriface | undefined
  /** Secret in the URL that VeriFace notifies: its messages have no signature. */
  readonly verifaceSecret: string
  readonly publicPlayerOrigin: string
  /** Reports a fault of a partner, without personal data. */
  readonly onFault: (error: unknown, method: KycMethod) => void
}
