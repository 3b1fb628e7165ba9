import {
  asObject,
  type ChargeableCard,
  type JsonObject,
  type KeptCard,
  type Person,
} from '#server/payments/partner-port.ts'
import type { SendToPayU } from './payu-line.ts'

/** Makes PayU store the card of an order (providers §3.3). */
export const FIRST_OF_CARD = { cardOnFile: 'FIRST' } as const

/** Charges a stored card with an order while its holder is present. */
export function chargeOf(token: string): JsonObject {
  return {
    cardOnFile: 'STANDARD_CARDHOLDER',
    payMethods: { payMethod: { type: 'CARD_TOKEN', value: token } },
  }
}

const WANTS_HOLDER = ['WARNING_CONTINUE_3DS', 'WARNING_CONTINUE_CVV']

/** Whether the card's bank requires the holder on a page of its own before it pays. */
export function wantsHolder(answer: JsonObject): boolean {
  return WANTS_HOLDER.includes(String(asObject(answer['status'])?.['statusCode']))
}

type Token = { readonly value: string; readonly masked: string; readonly card: KeptCard }

/**
 * Cards that PayU stores. A payment contains only the masked number of its card; the token is in the list of cards,
 * which PayU returns to the card's owner.
 */
export function makePayUCards(ask: SendToPayU) {
  const listTokens = async (holder: Person): Promise<Token[]> => {
    const question = { operation: 'paymethods', method: 'GET', path: 'paymethods', paymentId: null } as const
    const { cardTokens } = await ask({ ...question, canRepeat: true }, holder)
    return Array.isArray(cardTokens) ? cardTokens.flatMap((one) => tokenOf(asObject(one) ?? {}) ?? []) : []
  }
  const maskedOf = async (orderId: string): Promise<string | undefined> => {
    const path = `orders/${encodeURIComponent(orderId)}/transactions`
    const question = { operation: 'orders.transactions', method: 'GET', path, paymentId: null } as const
    const { transactions } = await ask({ ...question, canRepeat: true })
    const [first] = Array.isArray(transactions) ? transactions : []
    const masked = asObject(asObject(asObject(first)?.['card'])?.['cardData'])?.['cardNumberMasked']
    return typeof masked === 'string' ? masked : undefined
  }

  return {
    /** @param ref the card's token, or its order while the token is not known yet */
    find: async (ref: string, holder: Person): Promise<ChargeableCard | undefined> => {
      const tokens = await listTokens(holder)
      const named = tokens.find(({ value }) => value === ref)
      const masked = named || isToken(ref) ? undefined : await maskedOf(ref)
      const found = named ?? tokens.findLast((one) => one.masked === masked)
      return found && { ref: found.value, card: found.card }
    },
    forget: async (ref: string): Promise<void> => {
      if (!isToken(ref)) return
      const path = `tokens/${encodeURIComponent(ref)}`
      await ask({ operation: 'tokens.delete', method: 'DELETE', path, paymentId: null })
    },
  }
}

const isToken = (ref: string): boolean => ref.startsWith('TOKC_')

function tokenOf(token: JsonObject): Token | undefined {
  const { value, status, cardNumberMasked, cardExpirationMonth, cardExpirationYear } = token
  if (typeof value !== 'string' || status !== 'ACTIVE' || typeof cardNumberMasked !== 'string') return undefined
  const lastDigits = /(\d{4})$/.exec(cardNumberMasked)?.[1]
  const month = String(cardExpirationMonth).padStart(2, '0')
  const year = String(cardExpirationYear).slice(-2)
  if (!lastDigits || !/^\d{2}\/\d{2}$/.test(`${month}/${year}`)) return undefined
  return { value, masked: cardNumberMasked, card: { lastDigits, expires: `${month}/${year}` } }
}
