import type { FastifyInstance } from 'fastify'
import * as funds from '#contract/capi-v1.1/funds.ts'
import * as payment from '#contract/onling-v2/payment.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { serve } from '#server/kernel/index.ts'
import { cardRoutes } from './cards/cards.routes.ts'
import { getPayment, getPaymentByReference } from './get-payment.ts'
import { takeNotifications } from './take-notifications.ts'
import { handleReturn } from './handle-return.ts'
import { askGateway, closeAttention, listDepositsToJudge } from './judge-deposit.ts'
import { listPendingPayments, listPlayerDeposits, sumDeposits } from './list-payments.ts'
import type { Needs } from './needs.ts'
import { notificationCalls, returnCalls } from './notify-calls.ts'
import { readConversation } from './read-conversation.ts'
import { refundDeposit } from './refund-deposit.ts'
import { startDeposit } from './start-deposit.ts'

export function routes(app: FastifyInstance, needs: Needs): void {
  cardRoutes(app, needs)
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
  serve(app, backoffice.refundDeposit, (input) => refundDeposit(needs, input))
  serve(app, backoffice.getConversation, (input) => readConversation(needs, input))
  serve(app, backoffice.closeAttention, (input) => closeAttention(needs, input))
  // What partners sign is the bytes that came, so nothing is parsed before the signature is checked.
  void app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const [gateway, call] of Object.entries(returnCalls))
      serve(callbacks, call, (input) => handleReturn(needs, gateway, input))
    // GP webpay sends the browser back by POST or by a plain redirect, as it likes.
    serve(callbacks, { ...returnCalls.GPWebPay, method: 'GET' }, (input) => handleReturn(needs, 'GPWebPay', input))
    const takeNotification = takeNotifications(needs)
    for (const [gateway, call] of Object.entries(notificationCalls))
      serve(callbacks, call, (input) => takeNotification(gateway, input))
  })
}
