import { assert, Fault } from '#server/kernel/index.ts'
import { nextAskAt } from './polling-schedule.ts'
import type { Opener } from './choose-way.ts'
import type { OpenedDeposit } from './gateways/gateway.ts'
import type { DepositRules, Needs } from './needs.ts'
import { ownPageOf } from './own-page.ts'
import * as queries from './payments.queries.ts'

/**
 * Asks the gateway to open a payment whose row is written. Returns the gateway's answer to the order; undefined when
 * the attempt is abandoned.
 */
export async function openAtGateway(
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
    await noteOpened(needs, payment, opened)
    return opened
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // It is unknown whether the gateway created a payment, but the player was not redirected to it: it expires there.
    const change = { state: 'error', attention: null, nextAskAt: null, changedAt: clock.now() } as const
    await db.transaction(async (tx) => queries.changePayment(tx, payment.id, change))
    return undefined
  }
}

async function noteOpened({ db, clock }: Needs, payment: queries.PaymentRow, opened: OpenedDeposit): Promise<void> {
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
