export {
  depositGateways,
  depositMethods,
  type DepositGateway,
  type DepositMethod,
} from '#contract/shapes/payment-names.ts'

/** Payment words of the specification (player-site.md §3 and §9). Partners and stored data use them, so they never change. */
export const withdrawalMethods = [
  'NeteraWallet',
  'NeteraBankTransfer',
  'BankTransfer',
  'PayUCard',
  'PayoutOne',
] as const
export const creditCardProviders = ['PAYU', 'CSOB'] as const
/** Banks that give the movements of our account by an API that we speak. */
export const statementBanks = ['Fio'] as const

export const backOfficeWithdrawalMethods = ['CashPayout', 'CashlessPayout'] as const
