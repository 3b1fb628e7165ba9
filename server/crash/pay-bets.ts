import { stakeLeft } from '#games/engines/crash/rounds/index.ts'
import { assert, newId, type Transaction } from '../kernel/index.ts'
import { postPlays } from '../ledger/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import { settleBonusParts } from './bonus-part.ts'

/** Where a locked bet is cashed out, and by whom. */
export type CashOut = {
  readonly bet: betQueries.BetRow
  /** Hundredths. */
  readonly cashOut: number
  readonly cashedBy: betQueries.CashedBy
  readonly askedAt?: Date
}

export type PayContext = { readonly seriesId: number; readonly roundNo: number; readonly now: Date }

/** A win of this many stakes is shown in the lobby. */
const BIG_WIN_HUNDREDTHS = 1000

/**
 * The win of a stake at a multiplier: stakes are multiples of a hundred, and even for halves, so the result needs no
 * rounding.
 */
export function winOf(stakeMinor: number, hundredths: number): number {
  const win = (stakeMinor * hundredths) / 100
  assert(Number.isSafeInteger(win), 'A win is whole minor units.')
  return win
}

/**
 * Pays bets that the caller has locked, and marks them: books and bets in the caller's transaction. Returns the bets
 * after it.
 */
export async function payBets(
  room: CrashRoom,
  tx: Transaction,
  cashOuts: readonly CashOut[],
  { seriesId, roundNo, now }: PayContext,
): Promise<betQueries.BetRow[]> {
  if (cashOuts.length === 0) return []
  const context = { contraId: room.contraId, seriesId, day: room.calendarDay(), at: now }
  const real = cashOuts.flatMap(({ bet, cashOut }) => {
    if (bet.mode !== 'real') return []
    assert(bet.accountId !== null, 'A bet for money has an account.')
    const winMinor = winOf(stakeLeft(bet.stake, bet.halfOut), cashOut)
    return [
      {
        reference: bet.winReference,
        accountId: bet.accountId,
        stakeMinor: 0,
        winMinor,
        ordinal: roundNo,
        slot: bet.slot,
      },
    ]
  })
  // A player has two bets at most: the second ones go into a statement of their own.
  for (const slot of [0, 1]) {
    const plays = real.filter((play) => play.slot === slot)
    if (plays.length > 0) await postPlays(tx, context, plays)
  }
  for (const { bet, cashOut } of cashOuts) {
    if (bet.mode === 'demo')
      await room.playMoney.move(tx, bet.sessionId, 0, winOf(stakeLeft(bet.stake, bet.halfOut), cashOut))
  }
  const cashed = await betQueries.markCashed(
    tx,
    cashOuts.map(({ bet, cashOut, cashedBy, askedAt }) => ({
      id: bet.id,
      cashOut,
      cashedBy,
      win: bet.win + winOf(stakeLeft(bet.stake, bet.halfOut), cashOut),
      askedAt: askedAt ?? null,
    })),
    now,
  )
  return settleBonusParts(room, tx, cashed, now)
}

/** Pays half of a bet that the caller has locked, and marks it: the rest stays in the round. */
export async function payHalf(
  room: CrashRoom,
  tx: Transaction,
  bet: betQueries.BetRow,
  halfOut: number,
  { seriesId, roundNo, now }: PayContext,
): Promise<betQueries.BetRow> {
  const halfReference = newId(now)
  const win = winOf(bet.stake / 2, halfOut)
  if (bet.mode === 'demo') await room.playMoney.move(tx, bet.sessionId, 0, win)
  else {
    assert(bet.accountId !== null, 'A bet for money has an account.')
    const context = { contraId: room.contraId, seriesId, day: room.calendarDay(), at: now }
    const play = { reference: halfReference, accountId: bet.accountId, stakeMinor: 0, winMinor: win, ordinal: roundNo }
    await postPlays(tx, context, [play])
  }
  const after = await betQueries.markHalf(tx, { id: bet.id, halfOut, halfReference, win })
  assert(after, 'A locked bet is open and whole.')
  const [settled = after] = await settleBonusParts(room, tx, [after], now)
  return settled
}

/** After the commit: large wins for the lobby. */
export function recordBigWins(
  { recordWin }: Pick<CrashRoom, 'recordWin'>,
  paid: readonly betQueries.BetRow[],
  now: Date,
): void {
  for (const { id, gameKey, mode, stake, win, currency, cashOut } of paid) {
    if (mode === 'real' && (cashOut ?? 0) >= BIG_WIN_HUNDREDTHS)
      recordWin({ roundId: id, gameKey, stake, win, currency, wonAt: now })
  }
}
