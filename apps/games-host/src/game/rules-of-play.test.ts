import { describe, expect, it } from 'vitest'
import type { LinesOutcome, LinesPresentation } from '#games/kit/protocol/index.ts'
import { compileTexts } from '#games/kit/description/compile-texts.ts'
import { fillCompiled } from '#text'
import { texts } from '../../texts/index.ts'
import { firstStake, stepStake } from '../play/choose-stake.ts'
import { makeRoundId } from '../play/make-round-id.ts'
import { judgeWin, timesOfStake } from '../play/judge-win.ts'
import { narrateRound } from './narrate.ts'
import { retryUntilResponse, hasNoResponse, retryWaitMs, type Down } from '../play/retry.ts'
import { writeClock } from '../play/write-clock.ts'

describe('stakes', () => {
  const stakes = [200, 500, 1000]
  it('stop at both ends of the list', () => {
    expect(stepStake(stakes, 200, -1)).toBe(200)
    expect(stepStake(stakes, 200, 1)).toBe(500)
    expect(stepStake(stakes, 1000, 1)).toBe(1000)
  })
  it('begin with the last one played, if it is still offered', () => {
    expect(firstStake(stakes, 200, '500')).toBe(500)
    expect(firstStake(stakes, 200, '300')).toBe(200)
    expect(firstStake(stakes, 200, null)).toBe(200)
  })
})

describe('a win', () => {
  it.each([
    [0, 'plain'],
    [200, 'plain'],
    [201, 'win'],
    [1999, 'win'],
    [2000, 'big'],
  ])('of %i on a stake of 200 is %s', (win, mood) => expect(judgeWin(win, 200)).toBe(mood))
  it('is said as a multiple of the stake', () => {
    expect(timesOfStake(720, 200, 'cs')).toBe('3,6')
    expect(timesOfStake(4330, 200, 'cs')).toBe('22')
  })
})

describe('narration', () => {
  const words = {
    say: (key: keyof typeof texts.cs, values?: Readonly<Record<string, string | number>>) =>
      fillCompiled(compileTexts(texts.cs)[key], values ?? {}, 'cs'),
    nameOf: () => 'třešně',
    money: (minor: number) => `${minor / 100} Kč`,
  }
  const game = { engine: 'lines' } as LinesPresentation
  const spin = { kind: 'base', stops: [], grid: [], multiplier: 1, awardedFreeSpins: 0 } as const
  it('says a loss', () => {
    const outcome = { engine: 'lines', v: 1, stakeMinor: 200, winMinor: 0, spins: [{ ...spin, wins: [], winMinor: 0 }] }
    expect(narrateRound(game, outcome as LinesOutcome, words)).toBe('Sázka 2 Kč, bez výhry.')
  })
  it('says the best wins and how many more there are', () => {
    const win = (payMinor: number, line: number) => ({
      kind: 'line',
      line,
      symbol: 0,
      count: 3,
      payMinor,
      positions: [],
    })
    const wins = [win(100, 0), win(400, 1), win(200, 2), win(300, 3)]
    const outcome = {
      engine: 'lines',
      v: 1,
      stakeMinor: 200,
      winMinor: 1000,
      spins: [{ ...spin, wins, winMinor: 1000 }],
    }
    expect(narrateRound(game, outcome as unknown as LinesOutcome, words)).toBe(
      'Sázka 2 Kč, výhra 10 Kč: 3× třešně na linii 2, 3× třešně na linii 4, 3× třešně na linii 3, a další výhry (1).',
    )
  })
})

describe('retry', () => {
  it('asks again while nobody answers, tells of each trouble once, and stops at a refusal', async () => {
    const answers = [
      { ok: false, code: 'ERR_NETWORK', status: 0 },
      { ok: false, code: 'ERR_NETWORK', status: 0 },
      { ok: false, code: 'ERR_UNAVAILABLE', status: 503 },
      { ok: false, code: 'ERR_LOSS_LIMIT_REACHED', status: 422 },
    ] as const
    let asked = 0
    const waits: number[] = []
    const told: (Down | undefined)[] = []
    const answer = await retryUntilResponse({
      ask: async () => answers[asked++] ?? answers[3],
      wait: async (ms) => void waits.push(ms),
      onTrouble: (down) => told.push(down),
    })
    expect(answer.code).toBe('ERR_LOSS_LIMIT_REACHED')
    expect(waits).toEqual([retryWaitMs(1), retryWaitMs(2), retryWaitMs(3)])
    expect(told).toEqual(['line', 'server', undefined])
  })
  it('takes a refusal for an answer', () => {
    expect(hasNoResponse({ code: 'ERR_INSUFFICIENT_FUNDS', status: 422 })).toBe(false)
    expect(hasNoResponse({ code: 'ERR_GAME_SESSION_ENDED', status: 401 })).toBe(false)
  })
})

it('writes the session clock by the time of the server', () => {
  expect(writeClock('2026-11-21T10:00:00Z', '2026-11-21T11:01:02Z', 3000)).toBe('1:01:05')
})

describe('the number of a round', () => {
  it('is a UUID of version 7 that sorts by time', () => {
    const instants = [1_000, 1_763_000_000_000, 1_763_000_000_001, 1_863_000_000_000]
    const ids = instants.map((nowMs) => makeRoundId(nowMs))
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ids.toSorted()).toEqual(ids)
  })
  it('is another one each time, also within one millisecond', () => {
    expect(new Set(Array.from({ length: 100 }, () => makeRoundId(1_763_000_000_000))).size).toBe(100)
  })
})
