import { LINK_STRENGTHS } from '#contract/play-v1/staff-linked.ts'
import { directionOf } from '#contract/states/limit-changes.ts'
import { findOpposedRounds } from '#server/crash/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { listEntriesSince, MOVEMENT_KINDS } from '#server/ledger/index.ts'
import { findLimitChangesSince } from '#server/limits/index.ts'
import { findCardsRegistered } from '#server/payments/index.ts'
import { findDeclarations, findPlayerById, findPlayersByIds } from '#server/players/index.ts'
import { findWalletParts } from '#server/wallet/index.ts'
import { findSourceRequests } from '../cases/steps.queries.ts'
import { findSlots } from '../measuring/play.queries.ts'
import type { MeasureNeeds } from '../needs.ts'
import { readPart } from './read-part.ts'
import type { BookedDeposit, MoneyFact, PlayerFacts } from './player-facts.ts'

const ENTRIES_MAX = 5_000

type Needs = Pick<MeasureNeeds, 'target' | 'timeline' | 'links'>
type Question = { readonly playerId: number; readonly since: Date; readonly now: Date }

/**
 * Facts about one player for signals, since an instant; undefined for a player of another brand, and a closed account.
 */
export async function readFacts(needs: Needs, db: Querier, asked: Question): Promise<PlayerFacts | undefined> {
  const { playerId, since, now } = asked
  const player = await findPlayerById(db, needs.target, playerId)
  // Signals of a closed account are not computed again, also after an erasure.
  if (!player || player.state === 'closed') return undefined
  const part = (name: string) => readPart(needs.timeline, name, db, asked)
  const money = ({ at, amountMinor, label }: Awaited<ReturnType<typeof part>>[number]): MoneyFact => ({
    at,
    amountMinor: Math.abs(amountMinor ?? 0),
    reference: label,
  })
  const moves = await part('withdrawals')
  const cash = await part('other-money')
  const cashOf = (kind: 'cash-in' | 'cash-out') => cash.filter(({ what }) => what === kind).map(money)
  const linked = await findLinked(needs, db, playerId)
  const others = [...new Set(linked.map(({ otherPlayerId }) => otherPlayerId))]
  return {
    deposits: inOrder([
      ...(await part('deposits')).filter(({ what }) => what === 'deposit-settled').map(money),
      ...cashOf('cash-in'),
    ]),
    booked: await readBooked(db, playerId, since),
    // A withdrawal is requested once: one that returns to waiting is no new one.
    withdrawals: inOrder([
      ...moves.filter(({ what }) => what === 'withdrawal-requested').map(money),
      ...cashOf('cash-out'),
    ]),
    cancelled: moves.filter(({ what, actor }) => what === 'withdrawal-cancelled' && actor === 'player').map(money),
    cards: (await findCardsRegistered(db, playerId, since)).map(({ registeredAt, hint }) => ({
      at: registeredAt,
      hint,
    })),
    declared: await readDeclared(db, playerId),
    sourceRequests: (await findSourceRequests(db, playerId)).map(({ at, number }) => ({
      at,
      reference: String(number),
    })),
    linked,
    conversions: (await part('bonuses')).filter(({ what }) => what === 'bonus-converted').map(money),
    opposed: others.length === 0 ? [] : await findOpposedRounds(db, { playerId, others, since }),
    slots: await findSlots(db, playerId, since),
    raised: (await findLimitChangesSince(db, [playerId], since))
      .filter(({ kind, fromValue, toValue }) => directionOf(kind, fromValue, toValue) === 'looser')
      .map(({ askedAt, kind }) => ({ at: askedAt, kind })),
    stopped: (await part('exclusion'))
      .filter(({ what, detail, at }) => what === 'exclusion-begun' && detail === 'panic' && at <= now)
      .map(({ at }) => ({ at })),
  }
}

/** Oldest first. */
const inOrder = (facts: readonly MoneyFact[]) => facts.toSorted((one, other) => one.at.getTime() - other.at.getTime())

async function readBooked(db: Querier, playerId: number, since: Date): Promise<BookedDeposit[]> {
  const cash = (await findWalletParts(db, playerId)).find(({ part }) => part === 'cash')
  if (!cash) return []
  const of = { accountId: cash.accountId, above: 0, since, limit: ENTRIES_MAX, kind: MOVEMENT_KINDS.deposit }
  return (await listEntriesSince(db, of))
    .map(({ createdAt, credit, debit, balanceAfter }) => ({
      at: createdAt,
      amountMinor: credit,
      heldBefore: balanceAfter - credit + debit,
    }))
    .toReversed()
}

async function readDeclared(db: Querier, playerId: number): Promise<PlayerFacts['declared']> {
  const declared = await findDeclarations(db, playerId)
  if (!declared) return null
  return {
    at: declared.declaredAt,
    isExposed: declared.isPoliticallyExposed === true,
    isSanctioned: declared.isSanctioned === true,
    isNotOwn: declared.isOwnAccount === false,
  }
}

/** Accounts of the brand with something in common that is more than an address, since both have it. */
async function findLinked(
  { target, links }: Needs,
  db: Querier,
  playerId: number,
): Promise<PlayerFacts['linked'][number][]> {
  const rows = []
  for (const part of links) rows.push(...(await part(db, playerId)))
  const telling = rows.filter(({ reason }) => LINK_STRENGTHS[reason] !== 'weak')
  const players = await findPlayersByIds(db, target, [playerId, ...new Set(telling.map((row) => row.playerId))])
  const registered = new Map(players.map(({ id, registeredAt }) => [id, registeredAt]))
  const own = registered.get(playerId)
  return telling.flatMap(({ playerId: otherPlayerId, reason, since }) => {
    const other = registered.get(otherPlayerId)
    if (!own || !other) return []
    // What is not dated held since both were there.
    return [{ at: since ?? (own > other ? own : other), reason, otherPlayerId }]
  })
}
