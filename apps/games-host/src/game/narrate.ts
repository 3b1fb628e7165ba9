import {
  countFreeSpins,
  listWins,
  type GameOutcome,
  type Presentation,
  type ShownWin,
} from '#games/kit/protocol/index.ts'
import type { Say } from '../play/page.ts'

const SAID_WINS = 3

type Words = {
  readonly say: Say
  readonly nameOf: (symbol: number) => string
  readonly money: (minor: number) => string
}

/** `3× třešně na linii 5`. */
export function describeWin(
  { kind, line, count, ways, symbol }: ShownWin,
  { say, nameOf }: Omit<Words, 'money'>,
): string {
  const values = { count, symbol: nameOf(symbol) }
  switch (kind) {
    case 'line':
      return say('sayLine', { ...values, line: (line ?? 0) + 1 })
    case 'ways':
      return say('sayWays', { ...values, ways: ways ?? 1 })
    case 'cluster':
      return say('sayCluster', values)
    case 'expansion':
      return say('sayExpansion', values)
    case 'scatter':
    case 'anywhere':
      return say('sayAnywhere', values)
  }
}

/** Texts about payments of a round other than wins of symbols, and about its features. */
function sayMore(outcome: GameOutcome, { say, money }: Words): string[] {
  const parts: string[] = []
  const free = countFreeSpins(outcome)
  if (free > 0) parts.push(say('sayFreeSpins', { count: free }))
  switch (outcome.engine) {
    case 'cascade': {
      const multiplied = outcome.spins.filter(({ randomMultiplier = 1 }) => randomMultiplier > 1)
      const falls = outcome.spins.reduce((sum, spin) => sum + spin.falls.length - 1, 0)
      if (falls > 0) parts.push(say('sayFalls', { count: falls }))
      for (const { randomMultiplier = 1 } of multiplied.slice(0, 1))
        parts.push(say('spinTimes', { multiplier: randomMultiplier }))
      break
    }
    case 'hold-and-win': {
      const { feature } = outcome
      if (!feature) break
      const coins = feature.locked.length + feature.respins.reduce((sum, { landed }) => sum + landed.length, 0)
      parts.push(say('sayCoins', { count: coins, win: money(feature.winMinor - feature.grandMinor) }))
      if (feature.grandMinor > 0) parts.push(say('sayGrand', { win: money(feature.grandMinor) }))
      break
    }
    case 'collect': {
      const collected = outcome.spins.reduce((sum, { collection }) => sum + (collection?.winMinor ?? 0), 0)
      if (collected > 0) parts.push(say('sayCollected', { win: money(collected) }))
      break
    }
    case 'lines':
    case 'ways':
    case 'book':
      break
  }
  return parts
}

/** One round in a sentence, for screen readers: `Sázka 10 Kč, výhra 35 Kč: 3× třešně na linii 5.` */
export function narrateRound(game: Presentation, outcome: GameOutcome, words: Words): string {
  const { say, money } = words
  const stake = money(outcome.stakeMinor)
  const more = sayMore(outcome, words)
  if (outcome.winMinor === 0 && more.length === 0) return say('sayLoss', { stake })
  const wins = listWins(game, outcome).toSorted((a, b) => b.payMinor - a.payMinor)
  const parts = wins.slice(0, SAID_WINS).map((win) => describeWin(win, words))
  if (wins.length > SAID_WINS) parts.push(say('sayMoreWins', { count: wins.length - SAID_WINS }))
  return say('sayWin', { stake, win: money(outcome.winMinor), parts: [...parts, ...more].join(', ') })
}
