import type {
  CardCharge,
  ChargeableCard,
  Charged,
  DepositOrder,
  Evidence,
  KnownPayment,
} from '#server/payments/partner-port.ts'
import { cardOf, isOrderNumber, TOKEN_ACTIVE } from './gpwebpay-cards.ts'
import { faultOf, SERVICES, type GpWebPayLine } from './gpwebpay-line.ts'
import { CURRENCY_NUMBERS } from './gpwebpay-orders.ts'
import { isTechnical, statusOfReturn } from './gpwebpay-status.ts'

/** Payments by cards that the gateway stores. */
export function makeGpStoredCards(
  { ask, askService }: GpWebPayLine,
  fetchStatus: (payment: KnownPayment) => Promise<Evidence>,
) {
  return {
    find: async (ref: string): Promise<ChargeableCard | undefined> => {
      // A card that was stored before the gateway had returned its token is identified by the payment's number.
      const detail = isOrderNumber(ref)
        ? await ask(SERVICES.detail, { paymentId: null, orderNumber: ref })
        : new Map([['panToken', ref]])
      const token = detail.get('panToken')
      if (!token) return undefined
      const answer = await askService(SERVICES.tokenStatus, null, [['tokenData', token]])
      if (answer.get('status') !== TOKEN_ACTIVE) return undefined
      const card = cardOf(detail)
      return { ref: token, ...(card ? { card } : {}) }
    },
    forget: async (ref: string): Promise<void> => {
      if (!isOrderNumber(ref)) await askService(SERVICES.tokenRevoke, null, [['tokenData', ref]])
    },
    // Nothing is sent yet: the order's number is ours, and stored before the card is charged with it.
    open: async ({ orderNumber, paymentId }: DepositOrder) => ({
      providerRef: orderNumber,
      providerStatus: 'not-asked',
      canonicalStatus: 'pending' as const,
      amount: null,
      paymentId,
      pageUrl: null,
    }),
    charge: async (payment: KnownPayment, { storedCardRef, notifyUrl }: CardCharge): Promise<Charged> => {
      const { amountMinor, currency } = payment.amount
      const answer = await ask(SERVICES.cardOnFile, payment, [
        ['amount', String(amountMinor)],
        ['currencyCode', CURRENCY_NUMBERS[currency]],
        ['captureFlag', '1'],
        ['tokenData', storedCardRef],
        ['returnUrl', notifyUrl],
      ])
      const code = answer.get('primaryReturnCode')
      if (code === undefined) return fetchStatus(payment)
      const status = statusOfReturn(Number(code), Number(answer.get('secondaryReturnCode') ?? 0))
      const providerStatus = `${code}/${answer.get('secondaryReturnCode') ?? '0'}`
      const { providerRef, paymentId } = payment
      const evidence = { providerRef, providerStatus, canonicalStatus: status, amount: null, paymentId }
      const pageUrl = answer.get('authenticationLink')
      if (status === 'pending' && pageUrl !== undefined && URL.canParse(pageUrl)) return { ...evidence, pageUrl }
      // A technical failure may still have charged the card: the status is requested later.
      if (status !== 'declined' || isTechnical(Number(code))) throw faultOf(SERVICES.cardOnFile, answer)
      return evidence
    },
  }
}
