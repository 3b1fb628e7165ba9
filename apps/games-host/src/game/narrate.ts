import type { LinesOutcome, LinesWin } from '#games/kit/protocol/index.ts'
import type { Say } from './page.ts'

const SAID_WINS = 3

type Words = {
  readonly say: Say
  readonly nameOf: (symbol: number) => string
  readonly money: (minor: number) => string
}

/** `3× třešně na linii 5`. */
export function sayWin({ line, count, symbol }: LinesWin, { say, nameOf }: Omit<Words, 'money'>): string {
  const values = { count, symbol: nameOf(symbol) }
  return line === undefined ? say('sayAnywhere', values) : say('sayLine', { ...values, line: line + 1 })
}

/** One round in a sentence, for who does not see the reels: `Sázka 10 Kč, výhra 35 Kč: 3× třešně na linii 5.` */
export function narrateRound(outcome: LinesOutcome, words: Words): string {
  const { say, money } = words
  const stake = money(outcome.stakeMinor)
  const free = outcome.spins.filter(({ kind }) => kind === 'free').length
  if (outcome.winMinor === 0 && free === 0) return say('sayLoss', { stake })
  const wins = outcome.spins.flatMap((spin) => spin.wins).toSorted((a, b) => b.payMinor - a.payMinor)
  const parts = wins.slice(0, SAID_WINS).map((win) => sayWin(win, words))
  if (wins.length > SAID_WINS) parts.push(say('sayMoreWins', { count: wins.length - SAID_WINS }))
  if (free > 0) parts.push(say('sayFreeSpins', { count: free }))
  return say('sayWin', { stake, win: money(outcome.winMinor), parts: parts.join(', ') })
}
