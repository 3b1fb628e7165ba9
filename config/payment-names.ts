export {
  depositGateways,
  depositMethods,
  type DepositGateway,
  type DepositMethod,
} from '#contract/shapes/payment-names.ts'

/** Methods of withdrawal that a brand can have. */
export { WITHDRAWAL_METHODS as withdrawalMethods } from '#contract/shapes/withdrawals.ts'
export const creditCardProviders = ['PAYU', 'CSOB'] as const
/** Banks that give the movements of our account by an API that we speak. */
export const statementBanks = ['Fio'] as const

export const backOfficeWithdrawalMethods = ['CashPayout', 'CashlessPayout'] as const
