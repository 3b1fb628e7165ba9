import type { ReplyOf } from '#contract/call.ts'
import type { getWithdrawStatistics } from '#contract/capi-v1.1/withdrawals.ts'
import type { getWithdrawInfo } from '#contract/onling-v2/withdrawals.ts'
import { getBalance } from '#server/wallet/index.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { readChannels } from './choose-channel.ts'
import { readWaysOut } from './ways-back.ts'
import { sumDeskCash } from '../transfers/desk-cash.queries.ts'
import type { UsualTimes } from './usual-times.ts'
import { withdrawalInfo } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

const SHOWN_MAX = 50

/** Data for the form of a withdrawal, and the player's withdrawals, newest first. */
export async function readWithdrawInfo(
  needs: WithdrawalNeeds,
  readUsualTimes: () => Promise<UsualTimes>,
  playerId: number,
): Promise<ReplyOf<typeof getWithdrawInfo>> {
  const { db, rules } = needs
  const [available, rows, { methods, cards, waysBack }, verifications, ends, usualTimes] = await Promise.all([
    getBalance(db, playerId),
    queries.listOfPlayer(db, playerId, SHOWN_MAX),
    readWaysOut(needs, playerId),
    readChannels(needs, playerId),
    needs.gifts?.list(db, playerId) ?? [],
    readUsualTimes(),
  ])
  const { currency, minMinor, maxMinor } = rules
  return {
    available,
    min: { amountMinor: minMinor, currency },
    max: { amountMinor: maxMinor, currency },
    methods: [...methods],
    waysBack: waysBack.map(({ gateway, leftMinor }) => ({
      method: gateway,
      left: { amountMinor: leftMinor, currency },
    })),
    verifications: [...verifications],
    cards: cards.map(({ id, hint }) => ({ cardId: id, lastDigits: hint })),
    ends: [...ends],
    usualTimes,
    withdrawals: rows.map(withdrawalInfo),
  }
}

/** Sums that were paid out to the player, by banks or partners and in cash at venues: today, this month, in total. */
export async function sumWithdrawals(
  { db, clock, rules }: WithdrawalNeeds,
  playerId: number,
): Promise<ReplyOf<typeof getWithdrawStatistics>> {
  const { currency, timeZone } = rules
  const of = { playerId, currency, now: clock.now(), timeZone }
  const [online, { paidOut }] = await Promise.all([queries.sumOfPlayer(db, of), sumDeskCash(db, of)])
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    today: money(online.today + paidOut.today),
    month: money(online.month + paidOut.month),
    total: money(online.total + paidOut.total),
    count: online.count + paidOut.count,
    held: money(online.held),
    atVenues: money(paidOut.total),
  }
}
