import type { ReplyOf } from '#contract/call.ts'
import type { queryTransactions as call } from '#contract/ensico/ensico.ts'
import type { FactKind, TransactionType } from '#contract/shapes/venue-play.ts'
import { refuse, TransportError, type Input } from '#server/kernel/index.ts'
import type { TransferOfVenue } from '#server/payments/index.ts'
import { findFacts, type FactRow } from '../facts.queries.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { ownVenue } from './by-rfid.ts'

type Item = ReplyOf<typeof call>['items'][number]
type Placed = Item & { readonly recordedAt: Date }

const LIMIT = 100
/** Twice what a statement of a report may wait: after it, nothing that was received before appears any more. */
const SETTLED_MS = 60_000
const NOTHING = '00000000-0000-0000-0000-000000000000'
const CURSOR = /^([0-9T:.Z-]+)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const TYPE_OF_FACT = { stake: 'DEBIT', win: 'WIN', jackpot: 'JACKPOT', rollback: 'ROLLBACK' } as const
const isOfPlay = (kind: FactKind): kind is keyof typeof TYPE_OF_FACT => kind in TYPE_OF_FACT

/**
 * Play and money at a venue, in the order in which they were reported: `CREDIT` is money to the terminal, `PAYOUT`
 * money from it, `DEBIT` a stake. Cash of a desk never came near a terminal and is left out (decision 0395). The cursor is
 * a position in that order, so late reports come after it. It never passes what was received in the last minute: a report from
 * before may still be written then. Without a cursor the same page is read again (decision 0521).
 */
export async function queryTransactions(
  { db, clock, findTransfers }: VenuePlayNeeds,
  { body, params, caller }: Pick<Input<typeof call>, 'body' | 'params' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const venueId = ownVenue(caller, params.id)
  const [from, to] = [new Date(body.from), new Date(body.to)]
  if (from >= to) return refuse('ERR_TIMES_NOT_VALID')
  const limit = body.limit ?? LIMIT
  const wants = (type: TransactionType) => body.types === undefined || body.types.includes(type)
  const kinds = (Object.keys(TYPE_OF_FACT) as (keyof typeof TYPE_OF_FACT)[]).filter((kind) => wants(TYPE_OF_FACT[kind]))
  const { terminalId = null, playerId = null } = body
  const of = { venueId, from, to, terminalId, playerId, ...readCursor(body.cursor), limit: limit + 1 }
  const [facts, transfers] = await Promise.all([
    findFacts(db, { ...of, kinds }),
    findTransfers(db, {
      ...of,
      isTaken: wants('CREDIT'),
      isGiven: wants('PAYOUT'),
      isRolledBack: wants('ROLLBACK'),
    }),
  ])
  const all = [...facts.flatMap(itemOfFact), ...transfers.map(itemOfTransfer)].toSorted(inOrder)
  const shown = all.slice(0, limit)
  const last = shown.at(-1)
  const isSettled = last && last.recordedAt.getTime() <= clock.now().getTime() - SETTLED_MS
  const nextCursor = all.length > limit && isSettled ? `${last.recordedAt.toISOString()}_${last.transactionId}` : null
  return { items: shown.map(({ recordedAt: _, ...item }) => item), nextCursor }
}

function inOrder(one: Placed, other: Placed): number {
  const byTime = one.recordedAt.getTime() - other.recordedAt.getTime()
  return byTime === 0 ? (one.transactionId < other.transactionId ? -1 : 1) : byTime
}

/** The position after which a page begins. 400 ERR_INVALID_INPUT for what no page had as its next cursor. */
function readCursor(cursor: string | undefined): { readonly afterAt: Date; readonly afterId: string } {
  if (cursor === undefined) return { afterAt: new Date(0), afterId: NOTHING }
  const [, at = '', id = ''] = CURSOR.exec(cursor) ?? []
  const afterAt = new Date(at)
  if (Number.isNaN(afterAt.getTime()) || afterAt.toISOString() !== at)
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return { afterAt, afterId: id }
}

function itemOfFact(fact: FactRow): Placed[] {
  const { id, kind, amountMinor, currency, at, terminalId, playerId, roundId, recordedAt } = fact
  // A stake that was rolled back before it arrived is left out.
  if (!isOfPlay(kind) || (kind === 'stake' && amountMinor === 0)) return []
  return [
    {
      transactionId: id,
      type: TYPE_OF_FACT[kind],
      amountMinor,
      currency,
      at: at.toISOString(),
      terminalId,
      playerId,
      roundId,
      balanceAfterMinor: null,
      recordedAt,
    },
  ]
}

function itemOfTransfer(transfer: TransferOfVenue): Placed {
  const { id, takesMinor, givesMinor, currency, at, doneAt, terminalId, playerId, balanceMinor, isRollback } = transfer
  return {
    transactionId: id,
    type: isRollback ? 'ROLLBACK' : takesMinor > 0 ? 'CREDIT' : 'PAYOUT',
    amountMinor: takesMinor > 0 ? takesMinor : givesMinor,
    currency,
    at: at.toISOString(),
    terminalId,
    playerId,
    roundId: null,
    balanceAfterMinor: isRollback ? null : balanceMinor,
    recordedAt: doneAt,
  }
}
