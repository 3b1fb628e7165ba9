import { randomUUID } from 'node:crypto'
import type { CurrencyCode, Money } from '#money'
import { Fault } from '#server/kernel/index.ts'
import {
  asObject,
  callPartner,
  parseObject,
  patienceOf,
  type BankAccountSeen,
  type BankConsents,
  type DepositOrder,
  type Evidence,
  type Gateway,
  type JsonObject,
  type KnownPayment,
  type Patience,
  type RecordExchange,
} from '#server/payments/partner-port.ts'
import { statusOfConsent, statusOfPayment } from './bank-psd2-status.ts'

export type BankPsd2Settings = Patience & {
  /** Without a path: of the aggregator that is licensed to ask banks for us. */
  readonly baseUrl: string
  readonly apiKey: string
  /** Our account that the player's bank pays to. */
  readonly creditor: { readonly iban: string; readonly name: string }
}

const BANK_PSD2 = 'BankPsd2'

type Question = {
  readonly operation: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly paymentId: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: JsonObject
  /** The same again is the same request at the bank. */
  readonly requestId?: string
}

/**
 * A player's own bank through an aggregator, in the shape of the Berlin Group: payments that the player approves in the
 * bank's app, and a look at whose an account is (providers §6.6). The bank is asked; it never tells by itself.
 */
export function makeBankPsd2Gateway(
  { baseUrl, apiKey, creditor, ...patience }: BankPsd2Settings,
  { record }: { readonly record: RecordExchange },
) {
  const { timeoutMs, statusTimeoutMs, retryAfterMs } = patienceOf(patience)

  const ask = async (question: Question): Promise<JsonObject> => {
    const { operation, method, path, paymentId, headers = {}, body, requestId = randomUUID() } = question
    const { response, httpStatus } = await callPartner(
      { retryAfterMs, record },
      {
        gateway: BANK_PSD2,
        operation,
        paymentId,
        method,
        url: baseUrl + path,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/json',
          'x-request-id': requestId,
          ...headers,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        said: body ?? { path },
        timeoutMs: body ? timeoutMs : statusTimeoutMs,
        canRepeat: true,
        read: (text) => {
          const answer = parseObject(text)
          return { response: answer ?? null, verdict: answer ? 'unsigned' : 'unreadable' }
        },
      },
    )
    const answer = asObject(response)
    if (answer && httpStatus < 300) return answer
    throw new Fault(BANK_PSD2, `${operation}: HTTP ${httpStatus}`, { retryable: httpStatus >= 500 })
  }

  const consents: BankConsents = {
    create: async ({ consentId, returnUrl, refusedUrl, playerIp, validUntil }) => {
      const answer = await ask({
        operation: 'consents.create',
        method: 'POST',
        path: '/v1/consents',
        paymentId: null,
        requestId: consentId,
        headers: redirects(returnUrl, refusedUrl, playerIp),
        body: {
          access: { availableAccounts: 'allAccountsWithOwnerName' },
          recurringIndicator: false,
          frequencyPerDay: 1,
          combinedServiceIndicator: false,
          validUntil,
        },
      })
      return { providerRef: textOf(answer, 'consentId'), pageUrl: pageOf(answer) }
    },
    readStatus: async (providerRef) => {
      const path = `/v1/consents/${encodeURIComponent(providerRef)}/status`
      const answer = await ask({ operation: 'consents.status', method: 'GET', path, paymentId: null })
      return statusOfConsent(answer['consentStatus'])
    },
    listAccounts: async (providerRef) => {
      const headers = { 'consent-id': providerRef }
      const answer = await ask({ operation: 'accounts', method: 'GET', path: '/v1/accounts', paymentId: null, headers })
      return Array.isArray(answer['accounts']) ? answer['accounts'].flatMap(accountOf) : []
    },
  }

  return {
    name: BANK_PSD2,
    consents,
    createDeposit: async (order: DepositOrder) => {
      const { paymentId, orderNumber, amount, ownPageUrl, payerIp } = order
      const answer = await ask({
        operation: 'payments.create',
        method: 'POST',
        path: `/v1/payments/${productOf(amount)}`,
        paymentId,
        requestId: paymentId,
        headers: redirects(ownPageUrl, ownPageUrl, payerIp),
        body: {
          endToEndIdentification: orderNumber,
          instructedAmount: { currency: amount.currency, amount: writeDecimal(amount) },
          creditorAccount: { iban: creditor.iban },
          creditorName: creditor.name,
          remittanceInformationUnstructured: `/VS/${orderNumber}`,
        },
      })
      const providerStatus = String(answer['transactionStatus'])
      const canonicalStatus = statusOfPayment(providerStatus)
      const providerRef = textOf(answer, 'paymentId')
      return { providerRef, providerStatus, canonicalStatus, amount: null, paymentId, pageUrl: pageOf(answer) }
    },
    /** The order as the bank has it: its amount is compared with ours. */
    fetchStatus: async ({ providerRef, paymentId, orderNumber, amount }: KnownPayment): Promise<Evidence> => {
      const path = `/v1/payments/${productOf(amount)}/${encodeURIComponent(providerRef)}`
      const answer = await ask({ operation: 'payments.get', method: 'GET', path, paymentId })
      const isOurs = answer['endToEndIdentification'] === orderNumber && isTo(answer, creditor.iban)
      return {
        providerRef,
        providerStatus: String(answer['transactionStatus']),
        canonicalStatus: statusOfPayment(answer['transactionStatus']),
        amount: readDecimal(asObject(answer['instructedAmount']) ?? {}),
        paymentId: isOurs ? paymentId : 'another order',
      }
    },
  } satisfies Gateway
}

function redirects(returnUrl: string, refusedUrl: string, ip: string): Record<string, string> {
  return { 'tpp-redirect-uri': returnUrl, 'tpp-nok-redirect-uri': refusedUrl, 'psu-ip-address': ip }
}

function productOf({ currency }: Money): string {
  return currency === 'EUR' ? 'sepa-credit-transfers' : 'domestic-credit-transfers'
}

function isTo({ creditorAccount }: JsonObject, iban: string): boolean {
  return asObject(creditorAccount)?.['iban'] === iban
}

function textOf(answer: JsonObject, name: string): string {
  const value = answer[name]
  if (typeof value === 'string' && value !== '') return value
  throw new Fault(BANK_PSD2, `no ${name} in the answer`, { retryable: true })
}

/** Where the player approves. A bank that gives no page cannot be used by a player of ours. */
function pageOf(answer: JsonObject): string {
  const href = asObject(asObject(answer['_links'])?.['scaRedirect'])?.['href']
  if (typeof href === 'string') return href
  throw new Fault(BANK_PSD2, 'no page to approve at', { retryable: false })
}

function accountOf(value: unknown): BankAccountSeen[] {
  const { iban, currency, ownerName } = asObject(value) ?? {}
  if (typeof iban !== 'string') return []
  return [{ iban, currency: String(currency), ownerName: typeof ownerName === 'string' ? ownerName : null }]
}

function writeDecimal({ amountMinor }: Money): string {
  return `${Math.trunc(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
}

/** Read as text, never through a float; what is no amount of ours differs from every amount. */
function readDecimal({ amount, currency }: JsonObject): Money {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? []
  const amountMinor = whole === '' ? -1 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return { amountMinor, currency: String(currency) as CurrencyCode }
}
