import type { FastifyInstance } from 'fastify'
import * as vouchers from '#contract/play-v1/cash-vouchers.ts'
import * as ofPlayer from '#contract/play-v1/player-cash.ts'
import * as calls from '#contract/play-v1/staff-cash.ts'
import { serve } from '#server/kernel/index.ts'
import { carryCash, carryCashAction } from './carry-cash.ts'
import { closeShift } from './close-shift.ts'
import { correctCash, correctCashAction } from './correct-cash.ts'
import { createDesk } from './create-desk.ts'
import { decideDifference } from './decide-difference.ts'
import { differenceProposals } from './difference-proposals.ts'
import { listDesks, listDifferences, showShift } from './list-desks.ts'
import { movementsListed, shiftsListed } from './lists/list-cash.ts'
import { cashIdentifiedListed, pageOfPlayer, playerVouchersListed } from './lists/player-cash.ts'
import { meetPlayer } from './meet-player.ts'
import type { CashDeskNeeds } from './needs.ts'
import { openShift } from './open-shift.ts'
import { payCash, payCashAction } from './pay-cash.ts'
import { printReceipt } from './receipts/print-receipt.ts'
import { takeCash } from './take-cash.ts'
import { cancelVoucher } from './vouchers/end-voucher.ts'
import { issueVoucher } from './vouchers/issue-voucher.ts'
import { payVoucher } from './vouchers/pay-voucher.ts'
import { listOwnVouchers } from './vouchers/show-voucher.ts'

/** Mounts the calls of cash desks, and registers the actions that are under the policy of approvals. */
export function cashDeskRoutes(app: FastifyInstance, needs: CashDeskNeeds): void {
  const { approvals } = needs
  const pay = approvals.register(payCashAction(needs))
  const carry = approvals.register(carryCashAction(needs))
  const correct = approvals.register(correctCashAction(needs))
  approvals.include(differenceProposals(needs))
  serve(app, calls.listDesks, ({ caller }) => listDesks(needs, caller))
  serve(app, calls.createDesk, (input) => createDesk(needs, input))
  serve(app, calls.openShift, (input) => openShift(needs, input))
  serve(app, calls.closeShift, (input) => closeShift(needs, input))
  serve(app, calls.getShift, (input) => showShift(needs, input))
  serve(app, calls.meetPlayer, (input) => meetPlayer(needs, input))
  serve(app, calls.cashIn, (input) => takeCash(needs, input))
  serve(app, calls.cashOut, (input) => payCash(needs, pay, input))
  serve(app, calls.payVoucher, (input) => payVoucher(needs, pay, input))
  serve(app, vouchers.issueVoucher, (input) => issueVoucher(needs, input))
  serve(app, vouchers.listVouchers, ({ caller }) => listOwnVouchers(needs, caller))
  serve(app, vouchers.cancelVoucher, (input) => cancelVoucher(needs, input))
  serve(app, calls.carryCash, (input) => carryCash(needs, carry, input))
  serve(app, calls.correctCash, (input) => correctCash(needs, correct, input))
  serve(app, calls.confirmDifference, (input) => decideDifference(needs, 'approve', input))
  serve(app, calls.refuseDifference, (input) => decideDifference(needs, 'reject', input))
  serve(app, calls.listDifferences, ({ caller }) => listDifferences(needs, caller))
  const shifts = shiftsListed(needs)
  const movements = movementsListed(needs)
  const identified = cashIdentifiedListed(needs)
  const ofPlayers = playerVouchersListed(needs)
  serve(app, ofPlayer.listCashIdentifications, (input) => pageOfPlayer(needs, input, identified.page))
  serve(app, ofPlayer.listPlayerVouchers, (input) => pageOfPlayer(needs, input, ofPlayers.page))
  serve(app, calls.listShifts, ({ query, caller }) => shifts.page(query, caller))
  serve(app, calls.listMovements, ({ query, caller }) => movements.page(query, caller))
  serve(app, calls.printReceipt, (input) => printReceipt(needs, input))
}
