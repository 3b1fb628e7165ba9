import type { FastifyInstance, FastifyReply } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import type { Bank } from './bank.ts'
import { isFromMerchant, signed } from './bank.ts'
import { expireIfDue, STATUS, type CardPayment, type Status } from './card-payments.ts'
import { INTERNAL_ERROR, MASK_EXTENSION, PAYMENT_REQUEST, STATUS_RESPONSE, type Fields } from './signed-fields.ts'

const HELD_STATUS_CALLS = 2
const STUCK_STATUS_CALLS = 3

/** payment/status, the only proof of a payment in eAPI. */
export function serveStatus(app: FastifyInstance, bank: Bank): void {
  app.get<{ Params: Record<string, string> }>(
    '/payment/status/:merchantId/:payId/:dttm/:signature',
    async (request, reply: FastifyReply) => {
      if (!isFromMerchant(bank, PAYMENT_REQUEST, request.params))
        return reply.status(401).send({ resultCode: 110, resultMessage: 'Invalid signature' })
      const payment = bank.payments.get(request.params['payId'] ?? '')
      if (!payment)
        return signed(bank, STATUS_RESPONSE, {
          payId: request.params['payId'],
          resultCode: 140,
          resultMessage: 'Payment not found',
        })

      payment.statusCalls += 1
      expireIfDue(payment, bank.clock.now())
      if (payment.scenario === 'timeout_status' && payment.statusCalls <= HELD_STATUS_CALLS)
        return hold(reply, bank.settings.holdMs)
      if (failOnce(reply, payment.scenario, payment.statusCalls, INTERNAL_ERROR)) return reply
      return answer(bank, payment)
    },
  )
}

function answer(bank: Bank, payment: CardPayment): Fields {
  const isFirst = payment.statusCalls === 1
  if (isFirst && payment.scenario === 'status_wrong_key')
    return statusFields(bank, payment, payment.status, bank.settings.strangerPrivatePem)
  if (isFirst && payment.scenario === 'status_changed')
    return { ...statusFields(bank, payment, STATUS.inProgress), paymentStatus: STATUS.settled }
  return statusFields(bank, payment, shownStatus(bank, payment))
}

/** The status that the bank reports, which a scenario may delay. */
function shownStatus(bank: Bank, payment: CardPayment): Status | 'expired' {
  const { scenario, paidAt, status } = payment
  if (payment.hasExpired) return 'expired'
  if (!paidAt) return status
  if (scenario === 'return_only' && status !== STATUS.settled) return STATUS.inProgress
  if (scenario === 'status_stuck' && payment.statusCalls <= STUCK_STATUS_CALLS) return STATUS.inProgress
  const isLate = bank.clock.now().getTime() - paidAt.getTime() < bank.settings.lateMs
  return scenario === 'late_success' && isLate ? 'expired' : status
}

/** The signed data of a payment, as in the responses of status, close, reverse and refund. */
export function statusFields(bank: Bank, payment: CardPayment, shown: Status | 'expired', privatePem?: string): Fields {
  const isExpired = shown === 'expired'
  const paymentStatus = isExpired ? STATUS.cancelled : shown
  const hasAuthCode =
    payment.authCode !== undefined && paymentStatus >= STATUS.confirmed && paymentStatus !== STATUS.declined
  const answer = signed(
    bank,
    STATUS_RESPONSE,
    {
      payId: payment.payId,
      resultCode: isExpired ? 130 : 0,
      resultMessage: isExpired ? 'Session expired' : 'OK',
      paymentStatus,
      ...(hasAuthCode ? { authCode: payment.authCode } : {}),
      ...(payment.wanted && paymentStatus <= STATUS.inProgress ? { actions: payment.wanted } : {}),
    },
    privatePem,
  )
  return payment.keepsCard && payment.card ? { ...answer, extensions: [maskOf(bank, payment.card)] } : answer
}

/** The masked card for shops; signed separately. */
function maskOf(bank: Bank, { lastDigits, expires }: NonNullable<CardPayment['card']>): Fields {
  return signed(bank, MASK_EXTENSION, {
    extension: 'maskClnRP',
    maskedCln: `****${lastDigits}`,
    expiration: expires,
    longMaskedCln: `400000****${lastDigits}`,
  })
}
