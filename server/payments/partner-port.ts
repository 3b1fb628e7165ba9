// What adapters of partners (partners/<key>/adapter) import from this room: the port that they implement, and what they
// share.

export type { BankAccountSeen, BankConsents, ConsentStatus } from './gateways/bank-consents.ts'
export { cacheToken, type IssuedToken } from './gateways/bearer-token.ts'
export {
  asObject,
  callPartner,
  parseObject,
  patienceOf,
  type JsonObject,
  type PartnerAnswer,
  type PartnerCall,
  type PartnerLine,
  type Patience,
  type ReadAnswer,
} from './gateways/call-partner.ts'
export type {
  CanonicalPayoutStatus,
  CanonicalStatus,
  CardCharge,
  ChargeableCard,
  Charged,
  DepositOrder,
  Evidence,
  Exchange,
  Gateway,
  KeptCard,
  KnownPayment,
  Notice,
  OpenedDeposit,
  PayoutEvidence,
  PayoutOrder,
  Person,
  RecordExchange,
} from './gateways/gateway.ts'
export { PartTooEarly } from './gateways/part-too-early.ts'
export type { PremiumSms, SmsWord } from './gateways/premium-sms.ts'
export { isSignedByBank, readKeys, signText, type RsaKeys } from './gateways/rsa-signatures.ts'
export type { ConnectOrder, Connecting, WalletFacts, Wallets } from './gateways/wallets.ts'
export type { ListLine } from './reconciliation/lists/partner-item.ts'
export { readMinor, readTable } from './reconciliation/lists/read-cells.ts'
export type { ReadDayList } from './reconciliation/read-partner-list.ts'
export { readVariableSymbol, type Statement, type StatementItem } from './statements/statement.ts'
export type { ReadOwnFormat } from './statements/read-statements.ts'
export type { BankAnswer, StatementBank } from './statements/fetching/statement-bank.ts'
