export {
  cardProviders as creditCardProviders,
  statementBanks,
  depositGateways,
  depositMethods,
  type DepositGateway,
  type DepositMethod,
} from '#contract/shapes/payment-names.ts'

/** Methods of withdrawal that a brand can have. */
export { WITHDRAWAL_METHODS as withdrawalMethods } from '#contract/shapes/withdrawals.ts'

export const backOfficeWithdrawalMethods = ['CashPayout', 'CashlessPayout'] as const
