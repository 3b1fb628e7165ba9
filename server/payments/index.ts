export type { Gateway } from './gateways/gateway.ts'
export { spendNonces } from './gateways/spend-nonce.ts'
export type { Needs as PaymentNeeds } from './needs.ts'
export { routes as paymentRoutes } from './payments.routes.ts'
export { paymentHeartbeats } from './payments.work.ts'
export type { DepositEnded, DepositNeedsAttention, DepositSettled } from './payments.events.ts'
export { listIncoming, sumOpenDeposits, type Incoming } from './incoming/incoming.queries.ts'
export { sumRefundsUnderWay } from './refunds.queries.ts'
export { listMovedPayments } from './moved-payments.queries.ts'
export { pollDeposits } from './poll-deposits.ts'
export { movedPaymentRoutes, openPaymentStream } from './live/payment-stream.ts'
export { movedPaymentReactions } from './live/push-moved.ts'
export { notificationReactions } from './notify-player.ts'
export { recordExchanges } from './record-exchange.ts'
export type { GiftsAtWithdrawal, WithdrawalNeeds } from './withdrawals/needs.ts'
export { pollPayouts } from './withdrawals/poll-payouts.ts'
export { sumHeld } from './withdrawals/withdrawals.queries.ts'
export { openItemsListed, statementsListed } from './statements/list-items.ts'
export { depositsListed } from './deposit-list.ts'
export { listDeclines } from './figures/declines.queries.ts'
export { fundsListed } from './figures/funds-log.ts'
export { transferFilesListed } from './withdrawals/transfer-file-list.ts'
export { withdrawalsListed } from './withdrawals/withdrawal-list.ts'
export { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts'
export { makeBankTransferGateway } from './gateways/bank-transfer/bank-transfer-gateway.ts'
export { collectStatements } from './statements/collect-statements.ts'
export { fetchStatements } from './statements/fetching/fetch-statements.ts'
export { statementRoutes } from './statements/statements.routes.ts'
export type { TransferNeeds } from './transfers/needs.ts'
export {
  findHeldOf,
  findTerminalsWithPrepared,
  findTransferById,
  hasPreparedTransfers,
  sumHeldOf,
} from './transfers/transfers.queries.ts'
export {
  findMovedAtTerminal,
  findVenueTransfers,
  type TransferOfVenue,
  type VenueTransferFilter,
} from './transfers/venue-transfers.queries.ts'
export { bookDeskCash, undoDeskCash, type BookedCash, type DeskCash } from './transfers/book-desk-cash.ts'
export type { CashLawNeeds } from './cash-law/needs.ts'
export { judgeCash, judgeCashSum, takeCashTurn } from './cash-law/judge-cash.ts'
export { cashDayStart, cashLawOf, readCashOfToday, sumPaidAlone, wasIdentified } from './cash-law/read-cash.ts'
export { listCashIdentified } from './cash-law/list-identified.ts'
export { paymentSealedColumns } from './cash-law/identification.ts'
export { holdForDesk, releaseFromDesk } from './transfers/hold-for-desk.ts'
export { inTurn } from './incoming/in-turn.ts'
export { findSignals } from './withdrawals/find-signals.ts'
export { transferRoutes } from './transfers/transfers.routes.ts'
export { reconciliationRoutes } from './reconciliation/reconciliation.routes.ts'
export { correctionsListed } from './corrections/correct-money.ts'
export { rulesListed } from './automatic-approval/show-rule.ts'
export { tariffsListed } from './fees/show-fees.ts'
export { correctionRoutes } from './corrections/corrections.routes.ts'
export { approveWithdrawals } from './automatic-approval/approve-withdrawals.ts'
export { automaticApprovalRoutes } from './automatic-approval/automatic-approval.routes.ts'
export { findPartnerHealth, type PartnerHealth } from './health/partner-health.queries.ts'
export { observePartners } from './health/observe-partners.ts'
export { feeRoutes } from './fees/fees.routes.ts'
export { feeWaysOf } from './fees/fee-ways.ts'
export type { FeeRules } from './fees/needs.ts'
export { isTypeRestricted, restrictionRoutes, typeRestrictionsListed } from './restrictions/restrict-types.ts'
export { paymentParts } from './personal-data/personal-data.ts'
export { countOpenWithdrawals } from './personal-data/personal-data.queries.ts'
export { paymentProposals, proposedPayments } from './payment-proposals.ts'
export { judgeWaysIn } from './choose-way.ts'
export { judgeLandWallet } from './transfers/begin-transfer.ts'
export { mustHaveChannel } from './withdrawals/choose-channel.ts'
export { judgeOpen, judgeWaysOut } from './withdrawals/judge-ways-out.ts'
export { findPayersOfAccount, findPayersOfCard } from './finding/find-payers.ts'
export { findPaymentsById, findPaymentsByNumber } from './finding/find-payments.ts'
export { countSettledDeposits, findSettledDeposit } from './finding/find-settled-deposit.ts'
export { findLastDeposit } from './finding/find-last-deposit.ts'
export {
  countPaymentSums,
  listPaymentSums,
  totalPaymentSums,
  type PaymentGroup,
  type PaymentSelection,
} from './figures/payment-sums.queries.ts'
export {
  countOpenBankItems,
  countWaitingDeposits,
  countWaitingWithdrawals,
  listWaitingWithdrawals,
} from './figures/waiting.queries.ts'
export { listHeld, type Held } from './figures/held.queries.ts'
export { findCardsRegistered } from './cards/cards.queries.ts'
export { findPayeeLinks } from './finding/links.queries.ts'
export { paymentTimeline } from './figures/timeline.ts'
