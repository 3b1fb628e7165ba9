import type { FastifyInstance } from 'fastify'
import * as funds from '#contract/capi-v1.1/funds.ts'
import * as payment from '#contract/onling-v2/payment.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { serve } from '#server/kernel/index.ts'
import { getPayment, getPaymentByReference } from './get-payment.ts'
import { handleCsobReturn } from './handle-csob-return.ts'
import { askGateway, closeAttention, listDepositsToJudge } from './judge-deposit.ts'
import { listPendingPayments, listPlayerDeposits, sumDeposits } from './list-payments.ts'
import type { Needs } from './needs.ts'
import { startDeposit } from './start-deposit.ts'

export function routes(app: FastifyInstance, needs: Needs): void {
  serve(app, funds.deposit, (input) => startDeposit(needs, input))
  serve(app, funds.getInfoById, ({ caller, query }) => getPayment(needs, caller.playerId, query.id))
  serve(app, funds.getInfoByReferenceNumber, ({ caller, query }) =>
    getPaymentByReference(needs, caller.playerId, query.referenceNumber),
  )
  serve(app, funds.getDepositStatistics, ({ caller }) => sumDeposits(needs, caller.playerId))
  serve(app, payment.get, ({ caller, query }) => getPayment(needs, caller.playerId, query.id))
  serve(app, payment.getPending, ({ caller }) => listPendingPayments(needs, caller.playerId))
  serve(app, backoffice.listDeposits, (input) => listPlayerDeposits(needs, input))
  serve(app, backoffice.listDepositsToJudge, (input) => listDepositsToJudge(needs, input))
  serve(app, backoffice.askGateway, (input) => askGateway(needs, input))
  serve(app, backoffice.closeAttention, (input) => closeAttention(needs, input))
  // Only this call takes a form, as the bank's page sends it, and only as the bytes that came.
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    serve(forms, payment.notifyCsob, (input) => handleCsobReturn(needs, input))
  })
}
