import type { ReplyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import { notifyCsob } from '#contract/onling-v2/payment.ts'
import { assert, Fault, newId, type Input } from '#server/kernel/index.ts'
import { nextAskAt, UNNUMBERED_MS } from './ask-schedule.ts'
import type { Gateway } from './gateways/gateway.ts'
import type { DepositRules, Needs } from './needs.ts'
import { ownPageOf } from './own-page.ts'
import * as queries from './payments.queries.ts'

type Start = Pick<Input<typeof deposit>, 'body' | 'caller' | 'refuse'>
type Reply = ReplyOf<typeof deposit>

/**
 * Asks the gateway for a payment and gives the address of its card page. The row is written before the gateway is
 * asked, so that whatever happens on the way can be found later; the gateway is never asked inside a transaction.
 */
export async function startDeposit(needs: Needs, { body, caller, refuse }: Start): Promise<Reply> {
  const { db, clock, rules, gateways, mayDeposit } = needs
  const { playerId } = caller
  const earlier = await queries.findByIdempotencyKey(db, playerId, body.idempotencyKey)
  if (earlier) return answerAgain(needs, earlier, { body, caller, refuse })

  const gateway = gateways.get(body.gateway)
  if (!gateway || !rules.methods.includes(body.method) || !rules.gateways.includes(body.gateway))
    return refuse('ERR_METHOD_NOT_AVAILABLE')
  if (!isAllowed(body.amount, rules))
    return refuse('ERR_AMOUNT_NOT_ALLOWED', {
      minMinor: rules.minMinor,
      maxMinor: rules.maxMinor,
      currency: rules.currency,
    })
  if (!(await mayDeposit(playerId))) return refuse('ERR_PLAYING_BLOCKED')

  const createdAt = clock.now()
  const { amount, method, idempotencyKey, returnPath } = body
  const opened = await queries.insertDeposit(db, {
    id: newId(createdAt),
    playerId,
    method,
    gateway: body.gateway,
    amount,
    idempotencyKey,
    returnPath,
    createdAt,
    nextAskAt: new Date(createdAt.getTime() + UNNUMBERED_MS),
  })
  // Two tabs with one key at the same moment: the other one is still talking to the gateway.
  if (!opened) return refuse('ERR_GATEWAY_UNAVAILABLE')
  const providerRef = await askForPayment(needs, gateway, opened)
  if (!providerRef) return refuse('ERR_GATEWAY_UNAVAILABLE')
  return replyOf({ ...opened, state: 'pending' }, gateway.paymentPage(providerRef))
}

function isAllowed({ amountMinor, currency }: Start['body']['amount'], rules: DepositRules): boolean {
  return currency === rules.currency && amountMinor >= rules.minMinor && amountMinor <= rules.maxMinor
}

/** The same key again: the same payment, if it is the same wish. */
function answerAgain({ gateways }: Needs, earlier: queries.PaymentRow, { body, refuse }: Start): Reply {
  const isSame =
    earlier.amountMinor === body.amount.amountMinor &&
    earlier.currency === body.amount.currency &&
    earlier.method === body.method &&
    earlier.gateway === body.gateway
  if (!isSame) return refuse('ERR_KEY_REUSED')
  const gateway = gateways.get(earlier.gateway)
  if (!earlier.providerRef || !gateway) return refuse('ERR_GATEWAY_UNAVAILABLE')
  return replyOf(earlier, earlier.state === 'pending' ? gateway.paymentPage(earlier.providerRef) : ownPageOf(earlier))
}

/** Gives the gateway's number of the payment; undefined when the attempt is abandoned. */
async function askForPayment(needs: Needs, gateway: Gateway, payment: queries.PaymentRow): Promise<string | undefined> {
  const { db, clock, rules, publicPlayerOrigin } = needs
  try {
    const evidence = await gateway.createDeposit({
      paymentId: payment.id,
      orderNumber: String(payment.referenceNumber),
      amount: { amountMinor: payment.amountMinor, currency: payment.currency },
      returnUrl: publicPlayerOrigin + notifyCsob.path,
      language: languageOf(payment.returnPath, rules),
      description: rules.purchaseName,
    })
    await open(needs, payment, evidence.providerRef)
    return evidence.providerRef
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // Whether the gateway made a payment is not known, but nobody was sent to it: it ends by itself.
    const change = { state: 'error', attention: null, nextAskAt: null, changedAt: clock.now() } as const
    await db.transaction(async (tx) => queries.changePayment(tx, payment.id, change))
    return undefined
  }
}

async function open({ db, clock }: Needs, payment: queries.PaymentRow, providerRef: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await queries.lockPayment(tx, payment.id)
    assert(row?.state === 'created', 'A gateway answers before its payment is given up.')
    const now = clock.now()
    await queries.saveProviderRef(tx, payment.id, providerRef)
    const next = nextAskAt({ ...row, state: 'pending' }, now)
    await queries.changePayment(tx, payment.id, { state: 'pending', attention: null, nextAskAt: next, changedAt: now })
  })
}

/** The page opens in the language of the page that the player comes from. */
function languageOf(returnPath: string, { languages, defaultLanguage }: DepositRules): string {
  const language = returnPath.split('/')[1] ?? ''
  return languages.includes(language) ? language : defaultLanguage
}

function replyOf({ id, referenceNumber, state }: queries.PaymentRow, redirectUrl: string): Reply {
  return { paymentId: id, referenceNumber: String(referenceNumber), state, redirectUrl }
}
