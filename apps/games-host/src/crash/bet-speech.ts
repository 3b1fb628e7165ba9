import type { CrashBet } from './crash-calls.ts'
import type { RoundClock } from './round-clock.ts'
import type { CrashWords } from './words.ts'

type Needs = {
  readonly words: CrashWords
  readonly clock: Pick<RoundClock, 'frame'>
  /** The shown multiplier, until the platform sends where the round ended. */
  readonly shown: () => number
}

/** Texts about a bet of this player. */
export function createBetSpeech({ words, clock, shown }: Needs) {
  const cashed = (bet: CrashBet): string => {
    const values = { times: words.times(bet.cashOut ?? 100), win: words.money(bet.win.amountMinor) }
    return words.crash(bet.cashedBy === 'rule' ? 'tookOff' : 'cashedAt', values)
  }
  const lost = (bet: CrashBet, hundredths: number): string =>
    words.crash(bet.halfOut === null ? 'lostAt' : 'restLostAt', { times: words.times(hundredths) })
  const half = ({ halfOut, stake }: CrashBet): string => {
    if (halfOut === null) return ''
    const win = words.money((stake.amountMinor * halfOut) / 200)
    return words.crash('halfTaken', { times: words.times(halfOut), win })
  }
  const waits = ({ freeRoundsId }: CrashBet): string => words.crash(freeRoundsId === undefined ? 'waits' : 'waitsFree')
  const stands = ({ autoCashOut, freeRoundsId }: CrashBet): string => {
    const free = freeRoundsId === undefined ? [] : [words.crash('free')]
    const auto = autoCashOut === null ? [] : [`${words.crash('auto')} ${words.times(autoCashOut)}`]
    return [...free, ...auto].join(' · ')
  }
  return {
    /** That it waits for the next round. */
    waits,
    /** That half of it was taken out. */
    half,
    /** How it ended. */
    end: (bet: CrashBet): string => (bet.state === 'cashed' ? cashed(bet) : lost(bet, clock.frame?.r?.x ?? shown())),
    /** How it ended, for the list: with the half that was taken before, and that it was free. */
    past(bet: CrashBet): string {
      const free = bet.freeRoundsId === undefined ? [] : [words.crash('free')]
      const end = bet.state === 'cashed' ? cashed(bet) : lost(bet, clock.frame?.r?.x ?? shown())
      return [...free, end, ...(bet.halfOut === null ? [] : [half(bet)])].join(' · ')
    },
    /** Its state, shown under its button. @param latencyMs how long the last cash-out took */
    note(bet: CrashBet | undefined, latencyMs: number | undefined): string {
      if (!bet) return ''
      switch (bet.state) {
        case 'queued':
          return waits(bet)
        case 'cashed': {
          const isTimed = bet.cashedBy === 'player' && latencyMs !== undefined
          return isTimed ? `${cashed(bet)} · ${words.crash('latency', { ms: latencyMs })}` : cashed(bet)
        }
        case 'lost': {
          const end = clock.frame?.r?.x
          if (!end) return ''
          return bet.halfOut === null ? lost(bet, end) : `${lost(bet, end)} · ${half(bet)}`
        }
        default:
          if (bet.halfOut !== null) return half(bet)
          return stands(bet)
      }
    },
  }
}
export type BetSpeech = ReturnType<typeof createBetSpeech>
