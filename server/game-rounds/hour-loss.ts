import type { Querier } from '../kernel/index.ts'
import { hourEndOf } from '../ledger/index.ts'

type StakeMoment = { readonly playerId: number; readonly gameKey: string; readonly at: Date }

/**
 * The bound of what a person may lose in a game in one clock hour, over all their accounts. The room of shared games is
 * given it too (`CrashNeeds.hourLoss`); the composition checks that the types agree.
 */
export type HourLoss = {
  /** Null where the market has no such rule, or the game no figure. */
  readonly maxOf: (gameKey: string) => number | null
  /** What the person has lost in the game in this hour, from the books. Read while the account's row is locked. */
  readonly lostIn: (db: Querier, asked: StakeMoment) => Promise<number>
}

/** What of the bound is left; null when there is none. */
export async function hourLeftOf(
  hourLoss: HourLoss | undefined,
  db: Querier,
  { playerId, gameKey, at }: { readonly playerId: number | null; readonly gameKey: string; readonly at: Date },
): Promise<number | null> {
  const max = hourLoss?.maxOf(gameKey) ?? null
  if (!hourLoss || max === null || playerId === null) return null
  return max - (await hourLoss.lostIn(db, { playerId, gameKey, at }))
}

/** Whether what was just staked in the caller's transaction exceeds the bound: then it must be rolled back. */
export async function isHourPassed(...asked: Parameters<typeof hourLeftOf>): Promise<boolean> {
  return ((await hourLeftOf(...asked)) ?? 0) < 0
}

/** Thrown to roll back a further stake that exceeds the bound of the hour. */
export class HourPassed extends Error {}

/** The same for the statement of the books. */
export function hourBoundOf(
  hourLoss: HourLoss | undefined,
  db: Querier,
  asked: { readonly playerId: number | null; readonly gameKey: string; readonly at: Date },
) {
  return { endsAt: hourEndOf(asked.at), readLeft: () => hourLeftOf(hourLoss, db, asked) }
}
