import type { ReplyOf } from '#contract/call.ts'
import type { getPlayStatistics as call } from '#contract/play-v1/limits.ts'
import { dayOf, daysAfter, firstOfMonth, periodOf, startOfDay } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import { timeWithin } from './logon-time.ts'
import type { LimitsNeeds, MovedOfDay } from './needs.ts'
import { HISTORY_DAYS, readPlayer, type PlayerCounts } from './read-player.ts'

type Reply = ReplyOf<typeof call>
type Row = Reply['rows'][number]
type Counted = { readonly counts: PlayerCounts; readonly moved: readonly MovedOfDay[] }

/** Money and play of the last 90 days by day or by month, newest first; only periods with any. */
export async function readStatistics(
  needs: LimitsNeeds,
  { caller, query }: Pick<Input<typeof call>, 'caller' | 'query'>,
): Promise<Reply> {
  const { counts, moved } = await needs.db.transaction(async (tx) => {
    const read = await readPlayer(needs, tx, caller.playerId)
    const { zone, now } = read
    const since = startOfDay(zone, firstOfMonth(daysAfter(dayOf(zone, now), -HISTORY_DAYS)))
    return { counts: read, moved: await needs.readMoved(tx, caller.playerId, { since, zone }) }
  })
  const days = new Set([
    ...counts.playDays.map(({ day }) => day),
    ...moved.map(({ day }) => day),
    ...counts.logons.map(({ openedAt }) => dayOf(counts.zone, openedAt)),
  ])
  const keys = new Set([...days].map((day) => (query.by === 'day' ? day : day.slice(0, 7))))
  const rows = [...keys]
    .sort()
    .reverse()
    .map((key) => sumOf(needs, { counts, moved }, key))
  return { rows, total: sumOf(needs, { counts, moved }, '') }
}

/** Sums of the days that begin with a text: a day, a month, or everything. */
function sumOf({ currency }: Pick<LimitsNeeds, 'currency'>, { counts, moved }: Counted, key: string): Row {
  const play = counts.playDays.filter(({ day }) => day.startsWith(key))
  const money = moved.filter(({ day }) => day.startsWith(key))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const staked = sum(play.map((one) => one.staked))
  const won = sum(play.map((one) => one.won))
  const ofHouse = sum(money.map((one) => one.ofHouse))
  const shown = (amountMinor: number) => ({ amountMinor, currency })
  return {
    period: key === '' ? 'all' : key,
    rounds: sum(play.map(({ rounds }) => rounds)),
    staked: shown(staked),
    won: shown(won),
    ofHouse: shown(ofHouse),
    netResult: shown(won - staked + ofHouse),
    deposited: shown(sum(money.map(({ deposited }) => deposited))),
    withdrawn: shown(sum(money.map(({ withdrawn }) => withdrawn))),
    fromVenues: shown(sum(money.map(({ fromVenues }) => fromVenues))),
    other: shown(sum(money.map(({ other }) => other))),
    minutesSignedIn: Math.floor(timeWithin(counts.stretches, periodOfKey(counts, key)) / 60_000),
  }
}

function periodOfKey({ zone, now }: PlayerCounts, key: string) {
  if (key === '') return { startsAt: new Date(0), endsAt: now }
  const isDay = key.length > 'YYYY-MM'.length
  return periodOf(isDay ? 'day' : 'month', zone, startOfDay(zone, isDay ? key : `${key}-01`))
}
