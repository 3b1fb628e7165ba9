import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { listUncounted } from '../../game-catalogue/index.ts'
import type { Querier } from '../../kernel/index.ts'
import { listStakesWithin, MOVEMENT_KINDS, sumCreditsWithin, type RoundEntry } from '../../ledger/index.ts'
import { findPlayersByIds } from '../../players/index.ts'
import { findWalletsOf } from '../../wallet/index.ts'
import type { CampaignNeeds } from '../needs.ts'
import type { CashbackPeriod } from './periods.ts'

const STAKES_AT_ONCE = 2_000

/** What an account lost in a period, by the books: below zero where it won. */
export type LossOfPeriod = {
  readonly accountId: number
  readonly playerId: number
  readonly lostMinor: number
  /** A round of the period waits for a decision: its result is unknown. */
  readonly isOpen: boolean
}

/** Result of a round of the books. Amounts in minor units. */
export type RoundOfBooks = {
  readonly roundId: string
  readonly gameKey: string
  readonly stakeMinor: number
  readonly wonMinor: number
  /** Null while it waits for a decision. */
  readonly endedAt: Date | null
  /** The house paid the stake, or lent some of it as bonus money. */
  readonly isFree: boolean
  readonly isLent: boolean
}

export type LossNeeds = Pick<CampaignNeeds, 'target' | 'currency'> & {
  /** Results of rounds, from the rooms that own them. */
  readonly outcomesOf: (db: Querier, entries: readonly RoundEntry[]) => Promise<readonly RoundOfBooks[]>
}

/**
 * What each of some accounts lost of its own money in a period, in games that count: stakes less wins, and less what a
 * jackpot paid beside them. A round that the house paid, wholly or in part, is no loss of the player. Accounts without
 * such a round, and those of other brands, are left out.
 */
export async function lossesOfPeriod(
  { target, currency, outcomesOf }: LossNeeds,
  db: Querier,
  accountIds: readonly number[],
  {
    startsAt: from,
    endsAt: to,
    games,
  }: Pick<CashbackPeriod, 'startsAt' | 'endsAt'> & { readonly games: CampaignTerms['games'] },
): Promise<readonly LossOfPeriod[]> {
  const wallets = (await findWalletsOf(db, accountIds)).filter((wallet) => wallet.currency === currency)
  const ids = wallets.map(({ playerId }) => playerId)
  const own = new Set((await findPlayersByIds(db, target, ids)).map(({ id }) => id))
  const playerOf = new Map(
    wallets.flatMap(({ accountId, playerId }) => (own.has(playerId) ? [[accountId, playerId] as const] : [])),
  )
  const counts = await countedBy(db, games)
  const losses = new Map<number, LossOfPeriod>()
  for await (const stakes of portions(db, { accountIds: [...playerOf.keys()], from, to })) {
    const accountOf = new Map(stakes.map(({ reference, accountId }) => [reference, accountId]))
    for (const round of await outcomesOf(db, stakes)) {
      const accountId = accountOf.get(round.roundId) ?? 0
      const playerId = playerOf.get(accountId)
      if (playerId === undefined || round.isFree || round.isLent || !counts(round.gameKey)) continue
      const before = losses.get(accountId) ?? { accountId, playerId, lostMinor: 0, isOpen: false }
      const isOpen = round.endedAt === null
      const lostMinor = before.lostMinor + (isOpen ? 0 : round.stakeMinor - round.wonMinor)
      losses.set(accountId, { ...before, lostMinor, isOpen: before.isOpen || isOpen })
    }
  }
  const kind = MOVEMENT_KINDS['jackpot-win']
  const won = await sumCreditsWithin(db, { accountIds: [...losses.keys()], kind, from, to })
  for (const { accountId, total } of won) {
    const before = losses.get(accountId)
    if (before) losses.set(accountId, { ...before, lostMinor: before.lostMinor - total })
  }
  return [...losses.values()]
}

/** The stakes of some accounts in a stretch of time, a portion at a time. */
async function* portions(
  db: Querier,
  asked: { readonly accountIds: readonly number[]; readonly from: Date; readonly to: Date },
): AsyncGenerator<readonly RoundEntry[]> {
  let after = { accountId: 0, seq: 0 }
  for (;;) {
    const stakes = await listStakesWithin(db, { ...asked, after, limit: STAKES_AT_ONCE })
    yield stakes
    const last = stakes.at(-1)
    if (stakes.length < STAKES_AT_ONCE || !last) return
    after = { accountId: last.accountId, seq: last.seq }
  }
}

/** Which games count: those that the terms list with a share, or all but those in which bonus money counts nothing. */
async function countedBy(db: Querier, games: CampaignTerms['games']): Promise<(gameKey: string) => boolean> {
  if (games.kind === 'listed') {
    const listed = new Set(games.shares.filter(({ percent }) => percent > 0).map(({ gameKey }) => gameKey))
    return (gameKey) => listed.has(gameKey)
  }
  const uncounted = new Set((await listUncounted(db)).map(({ gameKey }) => gameKey))
  return (gameKey) => !uncounted.has(gameKey)
}
