import type { CurrencyCode, Money } from '#money'
import { Fault } from '#server/kernel/index.ts'
import type {
  DepositOrder,
  Evidence,
  Gateway,
  JsonObject,
  KnownPayment,
  PayoutEvidence,
  PayoutOrder,
} from '#server/payments/partner-port.ts'
import { NETERA, openNeteraLine, type NeteraLineNeeds, type NeteraSettings } from './netera-line.ts'
import { statusOfPayment, statusOfPayout } from './netera-status.ts'
import { makeWallets } from './netera-wallets.ts'

const WRONG_CODE = 422
const BLOCKED = 423

/**
 * Deposits from wallets and on Netera's page, payouts to wallets and accounts, and the wallets themselves (providers
 * §5.1).
 */
export function makeNeteraGateway(settings: NeteraSettings, needs: NeteraLineNeeds) {
  const line = openNeteraLine(settings, needs)

  return {
    name: NETERA,
    wallets: makeWallets(line),
    createDeposit: async (order: DepositOrder) => {
      const { paymentId } = order
      const body = depositBody(order)
      const { fields } = await line.ask({
        operation: 'payments.create',
        method: 'POST',
        path: '/payments',
        paymentId,
        body,
        isMaking: true,
      })
      const { redirectUrl } = fields
      return { ...evidenceOf(fields, paymentId), pageUrl: typeof redirectUrl === 'string' ? redirectUrl : null }
    },
    confirmByCode: async ({ providerRef, paymentId }: KnownPayment, code: string) => {
      const { httpStatus, fields } = await line.ask({
        operation: 'payments.confirm',
        method: 'POST',
        path: `/payments/${encodeURIComponent(providerRef)}/confirm`,
        paymentId,
        body: { otp: code },
        canRepeat: false,
        reads: [WRONG_CODE, BLOCKED],
      })
      if (httpStatus === WRONG_CODE) return { attemptsLeft: Number(fields['attemptsLeft']) || 0 }
      return evidenceOf(fields, paymentId)
    },
    fetchStatus: async ({ providerRef, paymentId }: KnownPayment): Promise<Evidence> => {
      const path = `/payments/${encodeURIComponent(providerRef)}`
      const { fields } = await line.ask({ operation: 'payments.get', method: 'GET', path, paymentId })
      return evidenceOf(fields, paymentId)
    },
    parseNotification: async (body, headers, path) => {
      const fields = await line.readCallback('callback', { method: 'POST', path, body }, headers)
      if (!fields) return undefined
      const { kind, paymentId, payoutId, orderId } = fields
      if (kind === 'payment' && typeof paymentId === 'string')
        return { about: 'deposit', evidence: evidenceOf(fields, null) }
      if (kind === 'payout' && typeof payoutId === 'string' && typeof orderId === 'string')
        return { about: 'ask', paymentId: orderId }
      return { about: 'nothing' }
    },
    createPayout: async (order: PayoutOrder): Promise<PayoutEvidence> => {
      const { paymentId, orderNumber, amount, target, payee } = order
      if ('storedCardRef' in target) throw new Fault(NETERA, 'payouts go to wallets and accounts', { retryable: false })
      const { fields } = await line.ask({
        operation: 'payouts.create',
        method: 'POST',
        path: '/payouts',
        paymentId,
        isMaking: true,
        body: {
          orderId: paymentId,
          ...amountFields(amount),
          playerRef: String(payee.playerId),
          ...('iban' in target
            ? {
                type: 'BANK',
                iban: target.iban,
                accountHolder: `${payee.firstName} ${payee.surname}`,
                variableSymbol: orderNumber,
              }
            : { type: 'WALLET' }),
        },
      })
      return payoutEvidence(fields, paymentId)
    },
    fetchPayout: async ({ providerRef, paymentId }: KnownPayment): Promise<PayoutEvidence> => {
      const path = `/payouts/${encodeURIComponent(providerRef)}`
      const { fields } = await line.ask({ operation: 'payouts.get', method: 'GET', path, paymentId })
      return payoutEvidence(fields, paymentId)
    },
  } satisfies Gateway
}

/** From a connected wallet the player confirms by a code on our page; without one they pay by card on Netera's. */
function depositBody(order: DepositOrder): JsonObject {
  const { paymentId, amount, notifyUrl, ownPageUrl, language, description, payer, fromWallet = false } = order
  return {
    orderId: paymentId,
    ...amountFields(amount),
    playerRef: String(payer.playerId),
    method: fromWallet ? 'WALLET' : 'CARD',
    description,
    language,
    returnUrl: ownPageUrl,
    notifyUrl,
  }
}

const amountFields = ({ amountMinor, currency }: Money) => ({ amountMinor, currency })

/** @param asked id of our payment in a status request; null in a notification of Netera */
function evidenceOf(fields: JsonObject, asked: string | null): Evidence {
  const { paymentId: providerRef, orderId, status } = fields
  if (typeof providerRef !== 'string' || (asked !== null && orderId !== asked))
    throw new Fault(NETERA, 'the answer is about another payment', { retryable: true })
  return {
    providerRef,
    providerStatus: String(status),
    canonicalStatus: statusOfPayment(status),
    amount: amountOf(fields),
    paymentId: typeof orderId === 'string' ? orderId : null,
  }
}

function payoutEvidence(fields: JsonObject, paymentId: string): PayoutEvidence {
  const { payoutId, orderId, status } = fields
  if (typeof payoutId !== 'string' || orderId !== paymentId)
    throw new Fault(NETERA, 'the answer is about another payout', { retryable: true })
  const canonicalStatus = statusOfPayout(status)
  return { providerRef: payoutId, providerStatus: String(status), canonicalStatus, amount: amountOf(fields), paymentId }
}

/** An invalid amount is compared like any other, and differs. */
function amountOf({ amountMinor, currency }: JsonObject): Money {
  return { amountMinor: Number(amountMinor), currency: String(currency) as CurrencyCode }
}
