import type { ReplyOf } from '#contract/call.ts'
import type { getPlayStatistics as call } from '#contract/play-v1/limits.ts'
import { dayOf, periodOf, startOfDay } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import { timeWithin } from './logon-time.ts'
import type { LimitsNeeds } from './needs.ts'
import { readPlayer, type PlayerCounts } from './read-player.ts'

type Reply = ReplyOf<typeof call>
type Row = Reply['rows'][number]

/** Funds and play of the last 90 days by day or by month, newest first; only periods in which something was done. */
export async function readStatistics(
  needs: LimitsNeeds,
  { caller, query }: Pick<Input<typeof call>, 'caller' | 'query'>,
): Promise<Reply> {
  const counts = await needs.db.transaction((tx) => readPlayer(needs, tx, caller.playerId))
  const days = new Set([
    ...counts.playDays.map(({ day }) => day),
    ...counts.moneyDays.map(({ day }) => day),
    ...counts.logons.map(({ openedAt }) => dayOf(counts.zone, openedAt)),
  ])
  const keys = new Set([...days].map((day) => (query.by === 'day' ? day : day.slice(0, 7))))
  const rows = [...keys]
    .sort()
    .reverse()
    .map((key) => sumOf(needs, counts, key))
  return { rows, total: sumOf(needs, counts, '') }
}

/** Sums of the days that begin with a text: a day, a month, or everything. */
function sumOf({ currency }: Pick<LimitsNeeds, 'currency'>, counts: PlayerCounts, key: string): Row {
  const play = counts.playDays.filter(({ day }) => day.startsWith(key))
  const money = counts.moneyDays.filter(({ day }) => day.startsWith(key))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const staked = sum(play.map((one) => one.staked))
  const won = sum(play.map((one) => one.won))
  const shown = (amountMinor: number) => ({ amountMinor, currency })
  return {
    period: key === '' ? 'all' : key,
    rounds: sum(play.map(({ rounds }) => rounds)),
    staked: shown(staked),
    won: shown(won),
    netResult: shown(won - staked),
    deposited: shown(sum(money.map(({ deposited }) => deposited))),
    withdrawn: shown(sum(money.map(({ withdrawn }) => withdrawn))),
    minutesSignedIn: Math.floor(timeWithin(counts.stretches, periodOfKey(counts, key)) / 60_000),
  }
}

function periodOfKey({ zone, now }: PlayerCounts, key: string) {
  if (key === '') return { startsAt: new Date(0), endsAt: now }
  const isDay = key.length > 'YYYY-MM'.length
  return periodOf(isDay ? 'day' : 'month', zone, startOfDay(zone, isDay ? key : `${key}-01`))
}
