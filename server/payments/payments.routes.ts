import type { FastifyInstance } from 'fastify'
import * as funds from '#contract/capi-v1.1/funds.ts'
import * as payment from '#contract/onling-v2/payment.ts'
import * as wallet from '#contract/onling-v2/wallet-payment.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { getDepositBounds } from '#contract/play-v1/deposit-bounds.ts'
import { listFunds } from '#contract/play-v1/logs.ts'
import * as refunds from '#contract/play-v1/refunds.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { bankConsentRoutes } from './bank-consents/bank-consents.routes.ts'
import { BUTTON_RETURNS, listButtons } from './buttons/list-buttons.ts'
import { cardRoutes } from './cards/cards.routes.ts'
import { readDepositBounds } from './deposit-bounds.ts'
import { getPayment, getPaymentByReference } from './get-payment.ts'
import { takeNotifications } from './take-notifications.ts'
import { handleReturn } from './handle-return.ts'
import { depositsListed } from './deposit-list.ts'
import { fundsListed } from './figures/funds-log.ts'
import { askGateway, closeAttention } from './judge-deposit.ts'
import { listPendingPayments, sumDeposits } from './list-payments.ts'
import type { Needs } from './needs.ts'
import { gatewayOfFolder, namedNotices } from './notify-calls.ts'
import { readConversation } from './read-conversation.ts'
import { chargebackAction } from './charge-back.ts'
import { endRefund, listRefunds } from './end-refund.ts'
import { refundAction } from './refund-deposit.ts'
import { staffDeposit } from './staff-deposit.ts'
import { payIn } from './pay-in.ts'
import { smsPaymentRoutes } from './sms-payments/sms-payments.routes.ts'
import { takeSms } from './sms-payments/take-sms.ts'
import { WALLET_GATEWAY } from './wallets/store-wallet.ts'
import { takeWalletCallback } from './wallets/take-wallet-callback.ts'
import { walletRoutes } from './wallets/wallets.routes.ts'

export function routes(app: FastifyInstance, needs: Needs, approvals: Pick<Approvals, 'register'>): void {
  const refund = approvals.register(refundAction(needs))
  const chargeBack = approvals.register(chargebackAction(needs))
  cardRoutes(app, needs)
  walletRoutes(app, needs)
  smsPaymentRoutes(app, needs)
  bankConsentRoutes(app, needs)
  serve(app, funds.deposit, (input) => payIn(needs, input))
  serve(app, funds.getInfoById, ({ caller, query }) => getPayment(needs, caller.playerId, query.id))
  serve(app, funds.getInfoByReferenceNumber, ({ caller, query }) =>
    getPaymentByReference(needs, caller.playerId, query.referenceNumber),
  )
  serve(app, funds.getDepositStatistics, ({ caller }) => sumDeposits(needs, caller.playerId))
  serve(app, getDepositBounds, ({ caller }) => readDepositBounds(needs, caller.playerId))
  serve(app, payment.get, ({ caller, query }) => getPayment(needs, caller.playerId, query.id))
  serve(app, payment.getPaymentButtons, async () => ({ buttons: listButtons(needs) }))
  serve(app, payment.getPending, ({ caller }) => listPendingPayments(needs, caller.playerId))
  serve(app, listFunds, ({ query, caller }) => fundsListed(needs).page(query, caller))
  serve(app, backoffice.listDepositsToJudge, ({ query, caller }) => depositsListed(needs).page(query, caller))
  serve(app, backoffice.askGateway, (input) => askGateway(needs, input))
  serve(app, backoffice.refundDeposit, async (input) => {
    const { explanation: _, acceptedWarnings: __, ...refunding } = input.body
    return staffDeposit((await refund(refunding, requestOf(input))).payment)
  })
  serve(app, refunds.bookChargeback, async (input) => {
    const { explanation: _, acceptedWarnings: __, ...taken } = input.body
    return staffDeposit(await chargeBack(taken, requestOf(input)))
  })
  serve(
    app,
    refunds.endRefund,
    (input) => endRefund(needs, input),
    ({ isEnded, deposit }, { body: { outcome } }) => [null, { outcome, isEnded, refunded: deposit.refunded }],
  )
  serve(app, refunds.listRefunds, (input) => listRefunds(needs, input))
  serve(app, backoffice.getConversation, (input) => readConversation(needs, input))
  serve(
    app,
    backoffice.closeAttention,
    (input) => closeAttention(needs, input),
    ({ attention }, { body: { reason } }) => [{ attention: reason }, { attention }],
  )
  // Partners sign the raw bytes, so nothing is parsed before the signature is checked.
  void app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const method of ['POST', 'GET'] as const)
      serve(callbacks, { ...payment.notifyPaymentButton, method }, (input) =>
        handleReturn(needs, BUTTON_RETURNS, input),
      )
    const takeNotification = takeNotifications(needs)
    for (const { gateway, call, brings } of namedNotices)
      serve(callbacks, call, async (input) => {
        if (brings === 'return') return handleReturn(needs, gateway, input)
        return brings === 'message' ? takeSms(needs, input) : takeNotification(gateway, input)
      })
    serve(callbacks, payment.notifyByFolder, (input) =>
      takeNotification(gatewayOfFolder(input.params.partner) ?? '', input),
    )
    serve(callbacks, wallet.transactionCallback, (input) => takeNotification(WALLET_GATEWAY, input))
    serve(callbacks, wallet.connectCallback, (input) => takeWalletCallback(needs, input))
  })
}
