import type { FastifyInstance } from 'fastify'
import { verifyByCard as verifyByCardCall } from '#contract/capi-v1.1/verify-by-card.ts'
import * as funds from '#contract/capi-v1.1/withdrawals.ts'
import * as payment from '#contract/onling-v2/withdrawals.ts'
import { getOwnWithdrawal } from '#contract/play-v1/own-withdrawal.ts'
import * as payments from '#contract/play-v1/staff-payments.ts'
import * as payouts from '#contract/play-v1/staff-payouts.ts'
import * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { moveManyWithdrawals } from '#contract/play-v1/withdrawal-bulk.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { giveBackAction, setDoneAction } from './finish-withdrawals.ts'
import { confiscate, confiscations } from './confiscate.ts'
import { judgeWithdrawal, listWithdrawalQueue, readWithdrawal } from './judge-withdrawals.ts'
import { showPayment } from '../finding/show-payment.ts'
import { previewPayouts } from './preview-payouts.ts'
import { findMade, makeAction } from './make-withdrawal.ts'
import { moveMany } from './move-many.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { payCashAction, type PayingCash } from './pay-cash.ts'
import { payOutAction } from './pay-out-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { readTransferFile, sendAction } from './send-withdrawals.ts'
import { showOwnWithdrawal } from './show-one.ts'
import { readWithdrawInfo, sumWithdrawals } from './show-withdrawals.ts'
import { transferFilesListed } from './transfer-file-list.ts'
import { makeUsualTimes } from './usual-times.ts'
import { verifyByCard } from './verify-by-card.ts'
import { cancelWithdrawal, resendCode, verifyWithdrawal } from './verify-withdrawal.ts'

/** Withdrawals: calls of players and staff. Those that pay are under the policy of approvals. */
export function withdrawalRoutes(
  app: FastifyInstance,
  needs: WithdrawalNeeds,
  approvals: Pick<Approvals, 'register' | 'include'>,
): void {
  const paying = {
    send: approvals.register(sendAction(needs)),
    payOut: approvals.register(payOutAction(needs)),
    setDone: approvals.register(setDoneAction(needs)),
    payCash: approvals.register(payCashAction(needs)),
    giveBack: approvals.register(giveBackAction(needs)),
  }
  const readUsualTimes = makeUsualTimes(needs)
  const make = approvals.register(makeAction(needs))
  approvals.include(confiscations(needs))
  for (const withdraw of [funds.withdraw, payment.withdraw])
    serve(app, withdraw, (input) => requestWithdrawal(needs, input))
  for (const verify of [funds.verify, payment.verify]) serve(app, verify, (input) => verifyWithdrawal(needs, input))
  serve(app, verifyByCardCall, (input) => verifyByCard(needs, input))
  serve(app, funds.resendVerifyToken, (input) => resendCode(needs, input))
  serve(app, funds.getWithdrawStatistics, ({ caller }) => sumWithdrawals(needs, caller.playerId))
  serve(app, payment.getWithdrawInfo, ({ caller }) => readWithdrawInfo(needs, readUsualTimes, caller.playerId))
  serve(app, getOwnWithdrawal, (input) => showOwnWithdrawal(needs, input))
  serve(app, payment.cancelWithdraw, (input) => cancelWithdrawal(needs, input))
  serve(app, payment.listPendingWithdrawPlayers, (input) => listWithdrawalQueue(needs, input))
  serve(app, payment.setWithdrawDone, (input) => paying.setDone(oneOf(input), requestOf(input)))
  serve(app, payment.suspendWithdraw, (input) => judgeWithdrawal(needs, 'suspend', input))
  serve(app, payment.resumeWithdraw, (input) => judgeWithdrawal(needs, 'resume', input))
  serve(app, payment.confiscateWithdraw, (input) => confiscate(needs, input))
  serve(
    app,
    moveManyWithdrawals,
    (input) => moveMany(needs, paying.setDone, input),
    ({ rows }, { body: { move, isPreview } }) => {
      const moved = rows.filter(({ outcome }) => outcome === 'moved')
      return [null, isPreview ? null : { move, moved: moved.map(({ referenceNumber }) => referenceNumber) }]
    },
  )
  serve(app, payments.getPayment, (input) => showPayment(needs.db, input))
  serve(app, staff.getWithdrawal, (input) => readWithdrawal(needs, input))
  serve(app, staff.refuseWithdrawal, (input) => judgeWithdrawal(needs, 'refuse', input))
  serve(app, staff.giveBackWithdrawal, (input) => paying.giveBack(oneOf(input), requestOf(input)))
  serve(app, staff.sendWithdrawals, (input) => paying.send(listOf(input), requestOf(input)))
  serve(app, staff.payOutWithdrawals, (input) => paying.payOut(listOf(input), requestOf(input)))
  serve(app, staff.previewPayouts, (input) => previewPayouts(needs, paying, input))
  serve(app, payouts.makeWithdrawal, async (input) => {
    const { made, making } = await findMade(needs, input)
    return made ?? make(making, requestOf(input))
  })
  serve(app, payouts.payCash, (input) => paying.payCash({ ...oneOf(input), ...seenOf(input) }, requestOf(input)))
  serve(app, staff.listTransferFiles, ({ query, caller }) => transferFilesListed(needs).page(query, caller))
  serve(app, staff.getTransferFile, (input) => readTransferFile(needs, input))
}

type One = { readonly body: { readonly playerId: number; readonly paymentId: string } }

/** The target of the action, without the reason. */
const oneOf = ({ body: { playerId, paymentId } }: One) => ({ playerId, paymentId })
type Seen = { readonly body: { readonly identification?: PayingCash['identification'] } }
const seenOf = ({ body: { identification } }: Seen) => (identification ? { identification } : {})
/** Sorted, so that the same list is the same request. */
const listOf = ({ body }: { readonly body: { readonly withdrawalIds: readonly string[] } }) => ({
  withdrawalIds: body.withdrawalIds.toSorted(),
})
