import type { ReplyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import { assert, Fault, newId, type Input } from '#server/kernel/index.ts'
import { nextAskAt, UNNUMBERED_MS } from './ask-schedule.ts'
import type { CardRow } from './cards/cards.queries.ts'
import { chargeCard } from './cards/charge-card.ts'
import { agreeFees } from './fees/fees-of.ts'
import type { DepositOrder, Gateway, OpenedDeposit } from './gateways/gateway.ts'
import type { PaymentButton } from './buttons/payment-button.ts'
import { inTurn } from './incoming/in-turn.ts'
import type { DepositRules, Needs } from './needs.ts'
import { notifyPathOf } from './notify-calls.ts'
import { ownPageOf } from './own-page.ts'
import * as queries from './payments.queries.ts'

type Start = Pick<Input<typeof deposit>, 'body' | 'caller' | 'client' | 'refuse'>
type Reply = ReplyOf<typeof deposit>

/** How the player pays beyond the order: a card that is kept or was kept, or the wallet that is connected. */
export type PayWish = {
  readonly keepsCard?: boolean
  readonly storedCard?: Pick<CardRow, 'id' | 'providerRef'>
  readonly fromWallet?: boolean
  /** The player pays by a text message of their own phone. */
  readonly bySms?: boolean
  /** The bank whose page the player goes to straight away. */
  readonly button?: PaymentButton
  /** The partner that leads there, where the bank is chosen at its page. */
  readonly route?: string
}

/**
 * Asks the gateway for a payment and gives the address of its page. The row is written before the gateway is
 * asked, so that whatever happens on the way can be found later; the gateway is never asked inside a transaction.
 */
export async function startDeposit(needs: Needs, start: Start, wish: PayWish = {}): Promise<Reply> {
  const { db, clock, rules, gateways, mayDeposit } = needs
  const { body, caller, client, refuse } = start
  const { playerId } = caller
  const earlier = await queries.findByIdempotencyKey(db, playerId, body.idempotencyKey)
  if (earlier) return answerAgain(earlier, start, wish)

  const partner = partnerOf(body, wish)
  const gateway = gateways.get(partner)
  const open = gateway && isOffered(body, rules, wish) ? openerOf(gateway, wish) : undefined
  if (!gateway || !open || (await needs.isRestricted?.(playerId, body.method)))
    return refuse('ERR_METHOD_NOT_AVAILABLE')
  const bounds = boundsOf(body, rules)
  if (!isAllowed(body.amount, bounds)) return refuse('ERR_AMOUNT_NOT_ALLOWED', bounds)
  const fees = await agreeFees(needs, { method: body.method, partner }, body)

  const createdAt = clock.now()
  const { amount, method, idempotencyKey, returnPath } = body
  const opened = await inTurn(needs, playerId, {
    judge: async () => {
      if (await queries.findByIdempotencyKey(db, playerId, idempotencyKey)) return
      if (!(await mayDeposit(playerId, amount.amountMinor))) return refuse('ERR_PLAYING_BLOCKED')
    },
    write: (tx) =>
      queries.insertDeposit(tx, {
        id: newId(createdAt),
        playerId,
        method,
        gateway: partner,
        amount,
        idempotencyKey,
        returnPath,
        keepsCard: wish.keepsCard ?? false,
        storedCardId: wish.storedCard?.id ?? null,
        ...fees,
        createdAt,
        nextAskAt: new Date(createdAt.getTime() + UNNUMBERED_MS),
      }),
  })
  // Two tabs with one key at the same moment: the other one is still talking to the gateway.
  if (!opened) return refuse('ERR_GATEWAY_UNAVAILABLE')
  const page = await askForPayment(needs, open, opened, { payerIp: client.ip, notifyPath: notifyPathOf(partner, wish) })
  if (!page) return refuse('ERR_GATEWAY_UNAVAILABLE')
  const { storedCard } = wish
  const bankPage =
    storedCard && page.pageUrl === null
      ? await chargeCard(needs, gateway, opened.id, { storedCardRef: storedCard.providerRef, ...client })
      : page.pageUrl
  return replyOf({ ...opened, state: 'pending' }, bankPage ?? ownPageOf(opened))
}

type Opener = (order: DepositOrder) => Promise<OpenedDeposit>

/** How the gateway opens such a payment; undefined when it cannot. Only who charges kept cards can be asked to keep one. */
function openerOf(gateway: Gateway, wish: PayWish): Opener | undefined {
  const { keepsCard, storedCard, fromWallet = false, bySms = false, button } = wish
  const { createDeposit, openStoredCard } = gateway
  if (storedCard) return openStoredCard && ((order) => openStoredCard(order, storedCard.providerRef))
  if (keepsCard) return openStoredCard && createDeposit && ((order) => createDeposit({ ...order, keepsCard }))
  return (
    createDeposit &&
    ((order) => createDeposit({ ...order, fromWallet, bySms, ...(button ? { bankCode: button.bankCode } : {}) }))
  )
}

/** Whom we ask: a button of a bank leads there through one of the partners. */
function partnerOf({ gateway }: Start['body'], { button, route }: PayWish): string {
  return button?.route ?? route ?? gateway
}

/** Cards go through the gateways that the brand names; every other method is its own partner. */
function isOffered(
  { method, gateway }: Start['body'],
  rules: DepositRules,
  { button, route, bySms }: PayWish,
): boolean {
  const gateways: readonly string[] = method === 'CardOnline' ? rules.gateways : [method]
  const isWhole = (method === 'PaymentButton') === ((button ?? route) !== undefined)
  const hasWay = method !== 'MobileTech' || bySms === true || rules.mobile.hasPage
  return rules.methods.includes(method) && gateways.includes(gateway) && isWhole && hasWay
}

type Bounds = Pick<DepositRules, 'minMinor' | 'maxMinor' | 'currency'>

/** What is paid by phone cannot be sent back, so little of it is taken at once (providers §5.2). */
function boundsOf({ method }: Start['body'], { minMinor, maxMinor, currency, mobile }: DepositRules): Bounds {
  return { minMinor, maxMinor: method === 'MobileTech' ? mobile.maxMinor : maxMinor, currency }
}

function isAllowed({ amountMinor, currency }: Start['body']['amount'], bounds: Bounds): boolean {
  return currency === bounds.currency && amountMinor >= bounds.minMinor && amountMinor <= bounds.maxMinor
}

/** The same key again: the same payment, if it is the same wish. */
function answerAgain(earlier: queries.PaymentRow, { body, refuse }: Start, wish: PayWish): Reply {
  const isSame =
    earlier.amountMinor === body.amount.amountMinor &&
    earlier.currency === body.amount.currency &&
    earlier.method === body.method &&
    earlier.gateway === partnerOf(body, wish) &&
    earlier.storedCardId === (wish.storedCard?.id ?? null)
  if (!isSame) return refuse('ERR_KEY_REUSED')
  if (!earlier.providerRef) return refuse('ERR_GATEWAY_UNAVAILABLE')
  return replyOf(earlier, (earlier.state === 'pending' ? earlier.pageUrl : null) ?? ownPageOf(earlier))
}

/** Gives what the gateway made of the order; undefined when the attempt is abandoned. */
async function askForPayment(
  needs: Needs,
  openDeposit: Opener,
  payment: queries.PaymentRow,
  { payerIp, notifyPath }: { readonly payerIp: string; readonly notifyPath: string | undefined },
): Promise<OpenedDeposit | undefined> {
  const { db, clock, rules, publicPlayerOrigin } = needs
  const payer = await needs.findPayer(payment.playerId)
  assert(payer, 'A player who may deposit is known.')
  try {
    const opened = await openDeposit({
      paymentId: payment.id,
      orderNumber: String(payment.referenceNumber),
      amount: { amountMinor: payment.amountMinor, currency: payment.currency },
      notifyUrl: publicPlayerOrigin + (notifyPath ?? ownPageOf(payment)),
      ownPageUrl: publicPlayerOrigin + ownPageOf(payment),
      language: languageOf(payment.returnPath, rules),
      description: rules.purchaseName,
      payer,
      payerIp,
    })
    await open(needs, payment, opened)
    return opened
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // Whether the gateway made a payment is not known, but nobody was sent to it: it ends by itself.
    const change = { state: 'error', attention: null, nextAskAt: null, changedAt: clock.now() } as const
    await db.transaction(async (tx) => queries.changePayment(tx, payment.id, change))
    return undefined
  }
}

async function open({ db, clock }: Needs, payment: queries.PaymentRow, opened: OpenedDeposit): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await queries.lockPayment(tx, payment.id)
    assert(row?.state === 'created', 'A gateway answers before its payment is given up.')
    const now = clock.now()
    await queries.saveOpened(tx, payment.id, opened)
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
