import type { FastifyInstance } from 'fastify'
import type { Approvals, NotifyProposer } from '#server/approvals/index.ts'
import { authorityRoutes, inspectionRoutes } from '#server/authorities/index.ts'
import { cashDeskRoutes } from '#server/cash-desk/index.ts'
import { ledgerRoutes } from '#server/ledger/index.ts'
import {
  automaticApprovalRoutes,
  correctionRoutes,
  feeRoutes,
  movedPaymentRoutes,
  openPaymentStream,
  paymentProposals,
  paymentRoutes,
  reconciliationRoutes,
  restrictionRoutes,
  statementRoutes,
  transferRoutes,
  withdrawalRoutes,
} from '#server/payments/index.ts'
import { listFormats, statementFormats } from '#partners/adapters.ts'
import { reportingRoutes } from '#server/reporting/index.ts'
import { venuePlayRoutes } from '#server/venue-play/index.ts'
import { walletRoutes } from '#server/wallet/index.ts'
import { composeAuthorities, composeInspection } from './compose-authorities.ts'
import { composeCashDesk } from './compose-cash-desk.ts'
import { composeCashLaw } from './compose-cash-law.ts'
import { composeFees } from './compose-fees.ts'
import { composeReporting } from './compose-reporting.ts'
import { composeTopology } from './compose-topology.ts'
import { composeTransfers } from './compose-transfers.ts'
import { composeVenuePlay } from './compose-venue-play.ts'
import { listMovedMoney } from '../list-moved-money.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base } from './open-base.ts'
import type { Money } from './open-money.ts'
import type { People } from './open-people.ts'
import type { Play } from './open-play.ts'

/** Mounts the rooms about money: books, wallets, ways in and out, the bank and its reconciliation, and reports. */
export function mountMoney(
  app: FastifyInstance,
  base: Base,
  environment: RulesEnvironment,
  {
    people,
    money,
    play,
    approvals,
    notifyProposer,
  }: {
    readonly people: People
    readonly play: Pick<Play, 'hourLoss'>
    readonly money: Money
    readonly approvals: Approvals
    readonly notifyProposer: NotifyProposer
  },
): void {
  const { db, clock, configuration } = base
  const { payments, withdrawals, judgeDeposit, judgeCashIn } = money
  const { target } = configuration.brand
  const { signIn } = people
  const feeNeeds = { db, clock, fees: composeFees(configuration), notifyProposer }
  const corrections = { ...payments, notifyProposer }
  const rules = { ...withdrawals, target, notifyProposer }
  ledgerRoutes(app, { db })
  walletRoutes(app, {
    db,
    clock,
    listMovedPayments: listMovedMoney(base),
  })
  paymentRoutes(app, payments, approvals)
  const onError = (error: unknown) => base.logger.error({ err: error }, 'a browser was not told of a payment')
  const stream = openPaymentStream({ onError })
  base.onMessage(stream.onMessage)
  base.forget(stream.forgetAll)
  movedPaymentRoutes(app, stream)
  transferRoutes(
    app,
    composeTransfers({
      payments,
      configuration,
      judgeCashIn,
      signIn,
      places: composeTopology(base, environment),
      cashLaw: composeCashLaw(base),
    }),
  )
  withdrawalRoutes(app, { ...withdrawals, notifyProposer }, approvals)
  for (const source of paymentProposals({ corrections, fees: feeNeeds, rules })) approvals.include(source)
  automaticApprovalRoutes(app, rules)
  const { findOtherAccounts } = payments
  const { statementBank } = configuration.brand.payment
  statementRoutes(
    app,
    { ...withdrawals, findOtherAccounts, judgeDeposit, statementBank, ownFormats: statementFormats },
    approvals,
  )
  reconciliationRoutes(app, { ...payments, listFormats })
  correctionRoutes(app, corrections)
  feeRoutes(app, feeNeeds)
  restrictionRoutes(app, { ...payments, target })
  cashDeskRoutes(app, composeCashDesk(base, environment, { people, money, approvals, notifyProposer }))
  venuePlayRoutes(app, composeVenuePlay(base, environment, { ...people, hourLoss: play.hourLoss }), approvals)
  reportingRoutes(app, composeReporting(base), approvals)
  authorityRoutes(app, composeAuthorities(base, environment), approvals)
  inspectionRoutes(app, composeInspection(base, environment))
}
