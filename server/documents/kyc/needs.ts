import type { Market } from '#config/market.ts'
import type { KycMethod } from '#contract/states/kyc-states.ts'
import type { DocumentNeeds } from '../needs.ts'
import type { BankId } from './bank-id.ts'
import type { Veriface } from './veriface.ts'

/** What checks by partners ask of the process that composes the room. */
export type KycNeeds = Pick<DocumentNeeds, 'db' | 'clock' | 'target' | 'cipher'> & {
  readonly market: Pick<Market, 'key' | 'countryCode' | 'timeZone' | 'minRegistrationAge' | 'domesticIbanPrefixes'>
  /** Partners that the brand has switched on. */
  readonly bankId: BankId | undefined
  readonly veriface: Veriface | undefined
  /** What VeriFace puts behind the address that it notifies: its messages carry no signature. */
  readonly verifaceSecret: string
  readonly publicPlayerOrigin: string
  /** Says what a partner did wrong, without personal data. */
  readonly onFault: (error: unknown, method: KycMethod) => void
}
