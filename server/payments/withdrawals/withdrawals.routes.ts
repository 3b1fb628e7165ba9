import type { FastifyInstance } from 'fastify'
import { verifyByCard as verifyByCardCall } from '#contract/capi-v1.1/verify-by-card.ts'
import * as funds from '#contract/capi-v1.1/withdrawals.ts'
import * as payment from '#contract/onling-v2/withdrawals.ts'
import * as payouts from '#contract/play-v1/staff-payouts.ts'
import * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { moveManyWithdrawals } from '#contract/play-v1/withdrawal-bulk.ts'
import { serve } from '#server/kernel/index.ts'
import { confiscate, judgeWithdrawal, listWithdrawalQueue, readWithdrawal } from './judge-withdrawals.ts'
import { makeWithdrawal, payCash } from './make-withdrawal.ts'
import { moveMany } from './move-many.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { payOutWithdrawals } from './pay-out-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { listTransferFiles, readTransferFile, sendWithdrawals } from './send-withdrawals.ts'
import { readWithdrawInfo, sumWithdrawals } from './show-withdrawals.ts'
import { verifyByCard } from './verify-by-card.ts'
import { cancelWithdrawal, resendCode, verifyWithdrawal } from './verify-withdrawal.ts'

/** Money out: the player's side and staff's. */
export function withdrawalRoutes(app: FastifyInstance, needs: WithdrawalNeeds): void {
  for (const withdraw of [funds.withdraw, payment.withdraw])
    serve(app, withdraw, (input) => requestWithdrawal(needs, input))
  for (const verify of [funds.verify, payment.verify]) serve(app, verify, (input) => verifyWithdrawal(needs, input))
  serve(app, verifyByCardCall, (input) => verifyByCard(needs, input))
  serve(app, funds.resendVerifyToken, (input) => resendCode(needs, input))
  serve(app, funds.getWithdrawStatistics, ({ caller }) => sumWithdrawals(needs, caller.playerId))
  serve(app, payment.getWithdrawInfo, ({ caller }) => readWithdrawInfo(needs, caller.playerId))
  serve(app, payment.cancelWithdraw, (input) => cancelWithdrawal(needs, input))
  serve(app, payment.listPendingWithdrawPlayers, (input) => listWithdrawalQueue(needs, input))
  serve(app, payment.setWithdrawDone, (input) => judgeWithdrawal(needs, 'setDone', input))
  serve(app, payment.suspendWithdraw, (input) => judgeWithdrawal(needs, 'suspend', input))
  serve(app, payment.resumeWithdraw, (input) => judgeWithdrawal(needs, 'resume', input))
  serve(app, payment.confiscateWithdraw, (input) => confiscate(needs, input))
  serve(app, moveManyWithdrawals, (input) => moveMany(needs, input))
  serve(app, staff.getWithdrawal, (input) => readWithdrawal(needs, input))
  serve(app, staff.refuseWithdrawal, (input) => judgeWithdrawal(needs, 'refuse', input))
  serve(app, staff.giveBackWithdrawal, (input) => judgeWithdrawal(needs, 'giveBack', input))
  serve(app, staff.sendWithdrawals, (input) => sendWithdrawals(needs, input))
  serve(app, staff.payOutWithdrawals, (input) => payOutWithdrawals(needs, input))
  serve(app, payouts.makeWithdrawal, (input) => makeWithdrawal(needs, input))
  serve(app, payouts.payCash, (input) => payCash(needs, input))
  serve(app, staff.listTransferFiles, (input) => listTransferFiles(needs, input))
  serve(app, staff.getTransferFile, (input) => readTransferFile(needs, input))
}
