import type { ReplyOf } from '#contract/call.ts'
import type { getWithdrawStatistics } from '#contract/capi-v1.1/withdrawals.ts'
import type { getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'
import { getBalance } from '#server/wallet/index.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { withdrawalInfo } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

const SHOWN_MAX = 50

/** What the form of a withdrawal needs, and the player's withdrawals, newest first. */
export async function readWithdrawInfo(
  { db, rules, isRestricted }: WithdrawalNeeds,
  playerId: number,
): Promise<ReplyOf<typeof getWithdrawInfo>> {
  const [available, rows] = await Promise.all([getBalance(db, playerId), queries.listOfPlayer(db, playerId, SHOWN_MAX)])
  const { currency, minMinor, maxMinor, methods, verification } = rules
  const closed = await Promise.all(methods.map((method) => isRestricted?.(playerId, method) ?? false))
  return {
    available,
    min: { amountMinor: minMinor, currency },
    max: { amountMinor: maxMinor, currency },
    methods: methods.filter((_, index) => !closed[index]),
    verification,
    withdrawals: rows.map(withdrawalInfo),
  }
}

export async function sumWithdrawals(
  { db, clock, rules }: WithdrawalNeeds,
  playerId: number,
): Promise<ReplyOf<typeof getWithdrawStatistics>> {
  const { currency, timeZone } = rules
  const sums = await queries.sumOfPlayer(db, { playerId, currency, now: clock.now(), timeZone })
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const { today, month, total, count, held } = sums
  return { today: money(today), month: money(month), total: money(total), count, held: money(held) }
}
