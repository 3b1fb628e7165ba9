import type { ReplyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import { newId, type Input } from '#server/kernel/index.ts'
import { openAtGateway } from './open-at-gateway.ts'
import { UNNUMBERED_MS } from './polling-schedule.ts'
import { chargeCard } from './cards/charge-card.ts'
import { chooseWay, partnerOf, type PaymentChoice } from './choose-way.ts'
import { agreeFees } from './fees/fees-of.ts'
import { inTurn } from './incoming/in-turn.ts'
import type { Needs } from './needs.ts'
import { notifyPathOf } from './notify-calls.ts'
import { ownPageOf } from './own-page.ts'
import * as queries from './payments.queries.ts'

type Start = Pick<Input<typeof deposit>, 'body' | 'caller' | 'client' | 'refuse'>
type Reply = ReplyOf<typeof deposit>

/**
 * Requests a payment of the gateway and returns the URL of its page. The row is written before the request, so that the
 * payment can be found after any failure; the gateway is never called inside a transaction.
 */
export async function startDeposit(needs: Needs, start: Start, input: PaymentChoice = {}): Promise<Reply> {
  const { db, clock, mayDeposit } = needs
  const { body, caller, client, refuse } = start
  const { playerId } = caller
  const earlier = await queries.findByIdempotencyKey(db, playerId, body.idempotencyKey)
  if (earlier) return answerAgain(earlier, start, input)

  const { partner, gateway, open } = await chooseWay(needs, playerId, body, input)
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
        keepsCard: input.keepsCard ?? false,
        storedCardId: input.storedCard?.id ?? null,
        ...fees,
        createdAt,
        nextAskAt: new Date(createdAt.getTime() + UNNUMBERED_MS),
      }),
  })
  // Two tabs sent one key at the same time: the other request is still waiting for the gateway.
  if (!opened) return refuse('ERR_GATEWAY_UNAVAILABLE')
  const page = await openAtGateway(needs, open, opened, {
    payerIp: client.ip,
    notifyPath: notifyPathOf(partner, input),
  })
  if (!page) return refuse('ERR_GATEWAY_UNAVAILABLE')
  const { storedCard } = input
  const bankPage =
    storedCard && page.pageUrl === null
      ? await chargeCard(needs, gateway, opened.id, { storedCardRef: storedCard.providerRef, ...client })
      : page.pageUrl
  return replyOf({ ...opened, state: 'pending' }, bankPage ?? ownPageOf(opened))
}

/** The same key again: returns the same payment, if it is the same request. */
function answerAgain(earlier: queries.PaymentRow, { body, refuse }: Start, input: PaymentChoice): Reply {
  const isSame =
    earlier.amountMinor === body.amount.amountMinor &&
    earlier.currency === body.amount.currency &&
    earlier.method === body.method &&
    earlier.gateway === partnerOf(body, input) &&
    earlier.storedCardId === (input.storedCard?.id ?? null)
  if (!isSame) return refuse('ERR_KEY_REUSED')
  if (!earlier.providerRef) return refuse('ERR_GATEWAY_UNAVAILABLE')
  return replyOf(earlier, (earlier.state === 'pending' ? earlier.pageUrl : null) ?? ownPageOf(earlier))
}

function replyOf({ id, referenceNumber, state }: queries.PaymentRow, redirectUrl: string): Reply {
  return { paymentId: id, referenceNumber: String(referenceNumber), state, redirectUrl }
}
