import type { GameKind } from '#contract/shapes/limits.ts'
import { dayOf } from '#contract/states/calendar.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS, readUncounted, type Entry } from '#server/ledger/index.ts'
import * as queries from './limits.queries.ts'
import type { LimitsNeeds } from './needs.ts'

/**
 * Counts what was booked since the last count, by day. Reads only what was played since then, and not before `since`,
 * whatever the player's history. The caller must have locked the player's limits (`lockLimits`).
 */
export async function countPlay(
  needs: Pick<LimitsNeeds, 'findAccount' | 'gamesOfSeries' | 'law'>,
  tx: Transaction,
  { playerId, countedSeq, since }: { playerId: number; countedSeq: number; since: Date },
): Promise<void> {
  const account = await needs.findAccount(tx, playerId)
  if (!account) return
  const zone = needs.law.zone()
  const toDay = (at: Date) => dayOf(zone, at)
  let newest = countedSeq
  for await (const entries of readUncounted(tx, { accountId: account.accountId, countedSeq, since })) {
    newest = Math.max(newest, entries[0]?.seq ?? 0)
    await addEntries(needs, tx, { playerId, entries, toDay })
  }
  if (newest > countedSeq) await queries.saveCountedSeq(tx, playerId, newest)
}

type Batch = { readonly playerId: number; readonly entries: readonly Entry[]; readonly toDay: (at: Date) => string }

async function addEntries(
  { gamesOfSeries }: Pick<LimitsNeeds, 'gamesOfSeries'>,
  tx: Transaction,
  { playerId, entries, toDay }: Batch,
): Promise<void> {
  const rounds = entries.filter(({ kind }) => kind === MOVEMENT_KINDS.round)
  const games = await gamesOfSeries(tx, [...new Set(rounds.map(({ seriesId }) => seriesId))])
  for (const play of sumPlay(rounds, games, toDay)) await queries.addPlayDay(tx, playerId, play)
  for (const money of sumMoney(entries, toDay)) await queries.addMoneyDay(tx, playerId, money)
}

function sumPlay(
  rounds: readonly Entry[],
  games: ReadonlyMap<number, GameKind>,
  toDay: Batch['toDay'],
): Iterable<queries.PlayDay> {
  const sums = new Map<string, queries.PlayDay>()
  for (const { createdAt, seriesId, debit, credit } of rounds) {
    const day = toDay(createdAt)
    const game = games.get(seriesId) ?? 'casino'
    const key = `${day} ${game}`
    const sum = sums.get(key) ?? { day, game, rounds: 0, staked: 0, won: 0 }
    // A win that is booked separately belongs to a round that was counted with its stake.
    const counted = sum.rounds + (debit === 0 && credit > 0 ? 0 : 1)
    sums.set(key, { ...sum, rounds: counted, staked: sum.staked + debit, won: sum.won + credit })
  }
  return sums.values()
}

function sumMoney(entries: readonly Entry[], toDay: Batch['toDay']): Iterable<queries.MoneyDay> {
  const sums = new Map<string, queries.MoneyDay>()
  for (const { kind, createdAt, debit, credit } of entries) {
    if (kind !== MOVEMENT_KINDS.deposit && kind !== MOVEMENT_KINDS.withdrawal) continue
    const day = toDay(createdAt)
    const sum = sums.get(day) ?? { day, deposited: 0, withdrawn: 0 }
    const isDeposit = kind === MOVEMENT_KINDS.deposit
    sums.set(day, {
      day,
      deposited: sum.deposited + (isDeposit ? credit - debit : 0),
      withdrawn: sum.withdrawn + (isDeposit ? 0 : debit - credit),
    })
  }
  return sums.values()
}
