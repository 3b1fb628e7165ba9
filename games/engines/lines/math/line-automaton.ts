import type { LinesDefinition } from './lines-definition.ts'

/**
 * Reads one pay line reel by reel without going back. `next[state * symbols + symbol]` is the next state, or, when the
 * line's pay is settled, −1 − pay in coins. State 0 is before the first reel.
 *
 * Written apart from `judgeLine` on purpose: the exact return is computed by this and the rounds are paid by that, so
 * a mistake in either shows as a difference.
 */
export type LineAutomaton = { readonly next: Int32Array; readonly symbols: number; readonly states: number }

type AutomatonRules = Pick<LinesDefinition, 'symbols'> & {
  readonly reels: { readonly length: number }
  readonly wild?: LinesDefinition['wild'] | undefined
}

type State = { readonly run: number; readonly symbol: number; readonly leadPay: number; readonly factor: number }

export function buildLineAutomaton({ symbols, wild, reels }: AutomatonRules): LineAutomaton {
  const wildSymbol = wild?.symbol ?? -1
  const wildFactor = wild?.multiplier ?? 1
  const payOf = (symbol: number, count: number): number => symbols[symbol]?.pays[count] ?? 0
  const states: State[] = [{ run: 0, symbol: -1, leadPay: 0, factor: 1 }]
  const idOf = new Map<string, number>()
  const next: number[] = []

  const settle = ({ run, symbol, leadPay, factor }: State): number =>
    -1 - Math.max(leadPay, symbol === -1 ? 0 : payOf(symbol, run) * factor)
  const enter = (state: State): number => {
    if (state.run === reels.length) return settle(state)
    const name = `${state.run}/${state.symbol}/${state.leadPay}/${state.factor}`
    const known = idOf.get(name)
    if (known !== undefined) return known
    idOf.set(name, states.length)
    return states.push(state) - 1
  }
  for (let id = 0; id < states.length; id += 1) {
    const state = states[id] as State
    for (let seen = 0; seen < symbols.length; seen += 1) {
      const isWild = seen === wildSymbol
      const run = state.run + 1
      if (state.symbol === -1 && isWild) {
        next.push(enter({ run, symbol: -1, leadPay: payOf(wildSymbol, run), factor: state.factor * wildFactor }))
      } else if (state.symbol === -1 || seen === state.symbol) {
        next.push(enter({ ...state, run, symbol: seen }))
      } else if (isWild) {
        next.push(enter({ ...state, run, factor: state.factor * wildFactor }))
      } else {
        next.push(settle(state))
      }
    }
  }
  return { next: Int32Array.from(next), symbols: symbols.length, states: states.length }
}
