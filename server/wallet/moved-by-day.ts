import type { Querier } from '../kernel/index.ts'
import { sumByDayAndKind, type KindSumOfDay } from '../ledger/index.ts'
import { findWalletParts } from './wallet-parts.ts'

/** What moved on a player's own money (cash and land-based) in one calendar day, without the rounds. In minor units. */
export type MovedOfDay = {
  /** `YYYY-MM-DD` */
  readonly day: string

  /** Paid in online or in cash at a venue. */
  readonly deposited: number
  /** Paid out or held for it, less what came back. */
  readonly withdrawn: number
  /** What the house put into rounds, less its share of their wins: bonus money, free rounds, jackpots. */
  readonly ofHouse: number
  /** Moved from machines of venues, less what went to them. */
  readonly fromVenues: number
  /** Fees, corrections, refunds, confiscations, prizes of tournaments, and bonus money that became cash. */
  readonly other: number
}

type Figure = Exclude<keyof MovedOfDay, 'day'>

/** Which figure a kind of movement belongs to. A new kind does not compile until it is listed. */
const FIGURE_OF: Readonly<Record<KindSumOfDay['kind'], Figure>> = {
  deposit: 'deposited',
  withdrawal: 'withdrawn',
  'withdrawal-returned': 'withdrawn',
  'free-round': 'ofHouse',
  'free-round-held': 'ofHouse',
  'free-round-converted': 'other',
  'bonus-stake': 'ofHouse',
  'bonus-win': 'ofHouse',
  'jackpot-win': 'ofHouse',
  'tournament-prize': 'other',
  transfer: 'fromVenues',
  correction: 'other',
  confiscation: 'other',
  refund: 'other',
  bonus: 'other',
  'bonus-converted': 'other',
  'bonus-ended': 'other',
  'deposit-fee': 'other',
  'partner-fee': 'other',
  'jackpot-fund': 'other',
  'jackpot-paid': 'other',
  'cash-carried': 'other',
  'cash-difference': 'other',
}

/**
 * Days since an instant on which something moved, oldest first. Transfers between a player's own accounts do not count.
 */
export async function sumMovedByDay(
  db: Querier,
  playerId: number,
  { since, zone }: { readonly since: Date; readonly zone: string },
): Promise<MovedOfDay[]> {
  const own = (await findWalletParts(db, playerId)).filter(({ part }) => part !== 'bonus')
  const accountIds = own.map(({ accountId }) => accountId)
  const days = new Map<string, MovedOfDay>()
  for (const { day, kind, debit, credit } of await sumByDayAndKind(db, { accountIds, since, zone })) {
    const figure = FIGURE_OF[kind]
    const sums = days.get(day) ?? { day, deposited: 0, withdrawn: 0, ofHouse: 0, fromVenues: 0, other: 0 }
    const amount = figure === 'withdrawn' ? debit - credit : credit - debit
    days.set(day, { ...sums, [figure]: sums[figure] + amount })
  }
  return [...days.values()]
}
