import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { CampaignNeeds, CashbackNeeds, LossOfPeriod } from '#server/campaigns/index.ts'
import { listUncounted } from '#server/game-catalogue/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { listStakesWithin, MOVEMENT_KINDS, sumCreditsWithin, type RoundEntry } from '#server/ledger/index.ts'
import { findPlayersByIds } from '#server/players/index.ts'
import { findWalletsOf, listWallets } from '#server/wallet/index.ts'
import { composeRoundsOfBooks } from './compose-tournaments.ts'
import type { Base } from './open-base.ts'

const STAKES_AT_ONCE = 2_000

/** Puts cashback together with the books: what players lost of their own money, as the rooms of rounds know what became of them. */
export function composeCashback(
  { configuration }: Pick<Base, 'configuration'>,
  campaigns: CampaignNeeds,
): CashbackNeeds {
  const { timeZone, currency } = configuration.market
  const rounds = composeRoundsOfBooks(timeZone)
  return {
    ...campaigns,
    zone: timeZone,
    listAccounts: async (db, after, limit) => (await listWallets(db, after, limit)).map(({ accountId }) => accountId),
    lossesOf: async (db, accountIds, { startsAt: from, endsAt: to }, games) => {
      const wallets = (await findWalletsOf(db, accountIds)).filter((wallet) => wallet.currency === currency.code)
      const ids = wallets.map(({ playerId }) => playerId)
      const own = new Set((await findPlayersByIds(db, campaigns.target, ids)).map(({ id }) => id))
      const playerOf = new Map(
        wallets.flatMap(({ accountId, playerId }) => (own.has(playerId) ? [[accountId, playerId] as const] : [])),
      )
      const counts = await countedBy(db, games)
      const losses = new Map<number, LossOfPeriod>()
      for await (const stakes of portions(db, { accountIds: [...playerOf.keys()], from, to })) {
        const accountOf = new Map(stakes.map(({ reference, accountId }) => [reference, accountId]))
        for (const round of await rounds.outcomesOf(db, stakes)) {
          const accountId = accountOf.get(round.roundId) ?? 0
          const playerId = playerOf.get(accountId)
          // What the house paid for, wholly or in part, is nobody's loss.
          if (playerId === undefined || round.isFree || round.isLent || !counts(round.gameKey)) continue
          const before = losses.get(accountId) ?? { accountId, playerId, lostMinor: 0, isOpen: false }
          const isOpen = round.endedAt === null
          const lostMinor = isOpen ? 0 : round.stakeMinor - round.wonMinor
          losses.set(accountId, {
            ...before,
            lostMinor: before.lostMinor + lostMinor,
            isOpen: before.isOpen || isOpen,
          })
        }
      }
      const kind = MOVEMENT_KINDS['jackpot-win']
      for (const { accountId, total } of await sumCreditsWithin(db, {
        accountIds: [...losses.keys()],
        kind,
        from,
        to,
      })) {
        const before = losses.get(accountId)
        if (before) losses.set(accountId, { ...before, lostMinor: before.lostMinor - total })
      }
      return [...losses.values()]
    },
  }
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
