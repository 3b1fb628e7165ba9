import type { LimitKind } from '#contract/shapes/limits.ts'
import { dayOf, firstOfMonth } from '#contract/states/calendar.ts'
import { forEachOfPages, type Transaction } from '#server/kernel/index.ts'
import { setLimits } from '#server/ledger/index.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'
import type { AccountCounts } from './person.ts'
import { countAtVenues, countOfAccount, periodNow, readPlayer, type PlayerCounts } from './read-player.ts'
import { standAt } from './standing-limits.ts'

type Needs = Pick<
  LimitsNeeds,
  'clock' | 'law' | 'findAccount' | 'gamesOfSeries' | 'readLogons' | 'readVenuePlay' | 'brands'
>

/** Control message to every process: what it has cached about this player's limits is out of date. */
export const LIMITS_CHANGED = 'limits-changed'

/**
 * Writes the values in force to the books, for the ceilings that the statement of each stake checks, in every process
 * and from the commit on. All play of the account counts in them, live and crash too: this can only be stricter.
 * Returns the person's other accounts, whose ceilings follow from the same values.
 */
export async function applyLimits(needs: Needs, tx: Transaction, playerId: number): Promise<readonly number[]> {
  const { clock, findAccount, brands } = needs
  const now = clock.now()
  const others = (await brands?.findOthers(tx, playerId)) ?? []
  const monthDay = firstOfMonth(dayOf(needs.law.zone(), now))
  const venueDays = (await needs.readVenuePlay?.(tx, playerId, monthDay)) ?? []
  if (others.length > 0 || venueDays.length > 0) await applyCounted(needs, tx, await readPlayer(needs, tx, playerId))
  else {
    const account = await findAccount(tx, playerId)
    if (!account) return others
    const standing = standAt(await queries.findStandingChanges(tx, playerId), now)
    await setLimits(
      tx,
      account.accountId,
      ceilingsOf((kind) => standing.get(kind)?.value ?? null),
    )
  }
  await queries.markApplied(tx, playerId, now)
  return others
}

/**
 * The same for each account of a person: what the limit leaves after the play of the others in its period. Written in
 * the order of their numbers, in which every change of several accounts locks their books.
 */
export async function applyCounted(
  { findAccount }: Pick<LimitsNeeds, 'findAccount'>,
  tx: Transaction,
  counts: PlayerCounts,
): Promise<void> {
  const accounts: readonly AccountCounts[] = [counts, ...counts.elsewhere].toSorted(
    (one, other) => one.playerId - other.playerId,
  )
  for (const one of accounts) {
    const account = await findAccount(tx, one.playerId)
    const others = accounts.filter(({ playerId }) => playerId !== one.playerId)
    if (account)
      await setLimits(
        tx,
        account.accountId,
        ceilingsOf((kind) => leftBy(counts, kind, one, others)),
      )
  }
}

/** What a limit of the person leaves for the web play of one account; null: there is none. */
function leftBy(
  counts: PlayerCounts,
  kind: LimitKind,
  own: AccountCounts,
  others: readonly AccountCounts[],
): number | null {
  const value = counts.inForce.get(kind)?.value ?? null
  const period = periodNow(counts, kind)
  if (value === null || !period) return value
  const atVenues = countAtVenues(own, counts.zone, { kind, period })
  const used = others.reduce((sum, other) => sum + countOfAccount(other, counts.zone, kind, period), atVenues)
  return Math.max(0, value - used)
}

function ceilingsOf(valueOf: (kind: LimitKind) => number | null) {
  return {
    stakeDay: valueOf('StakeDayCasinoLimit'),
    stakeMonth: valueOf('StakeMonthCasinoLimit'),
    lossDay: valueOf('LossDayCasinoLimit'),
    lossMonth: valueOf('LossMonthCasinoLimit'),
  }
}

const BATCH = 100

/** Writes to the books what has taken effect by time: looser values after their wait. Being late is only stricter. */
export async function applyDue(needs: Needs & Pick<LimitsNeeds, 'db' | 'sendControl'>): Promise<number> {
  const now = needs.clock.now()
  const applied = await forEachOfPages<number, void>({
    limit: BATCH,
    list: (page) => queries.findPlayersToApply(needs.db, now, page),
    work: async (playerId) => {
      const others = await needs.db.transaction(async (tx) => {
        const ids = (await needs.brands?.findOthers(tx, playerId)) ?? []
        await queries.lockInOrder(tx, [playerId, ...ids])
        return applyLimits(needs, tx, playerId)
      })
      for (const id of [playerId, ...others]) await needs.sendControl({ topic: LIMITS_CHANGED, id: String(id) })
    },
    message: 'Some limits could not be applied.',
  })
  return applied.length
}
