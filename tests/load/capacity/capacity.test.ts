import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CONSTANTS, differencesOf, modelOf } from './model.ts'
import { simulatePlay } from './simulate-play.ts'
import { virtualTime } from './virtual-time.ts'

/** Reproducible random numbers. */
function drawn(): () => number {
  let state = 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

it('the page contains the figures of the model', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8')
  for (const players of [1_000, 10_000, 100_000]) {
    const { roundsPerSecond, apiCores, apiProcesses, dataBytesPerSecond, walBytesPerSecond } = modelOf(
      players,
      CONSTANTS,
    )
    const line = page
      .split('\n')
      .find((one) => one.startsWith(`| ${players.toLocaleString('en')} | ${roundsPerSecond.toLocaleString('en')} |`))
    expect(line, `${players} players`).toBeDefined()
    const cells = (line ?? '').split('|').map((cell) => cell.trim())
    expect(cells[3]).toBe(String(apiCores))
    expect(cells[4]).toMatch(new RegExp(`^${apiProcesses}\\b`))
    expect(bytesOf(cells[5]) / (dataBytesPerSecond * 86_400)).toBeCloseTo(1, 0)
    expect(Math.abs(bytesOf(cells[5]) / (dataBytesPerSecond * 86_400) - 1)).toBeLessThan(0.1)
    expect(Math.abs(bytesOf(cells[6]) / (walBytesPerSecond * 86_400) - 1)).toBeLessThan(0.1)
  }
})

const bytesOf = (cell = ''): number => {
  const { number, unit } = /^(?<number>[\d.]+) (?<unit>GB|TB)/.exec(cell)?.groups ?? {}
  return Number(number) * (unit === 'TB' ? 1e12 : 1e9)
}

it('play on the virtual clock needs what the model predicts', async () => {
  const players = 4_000
  const plan = { processes: 2, databaseCores: 4, seconds: 4, draw: drawn() }
  const { p99Ms, tooSoon, ...seen } = await simulatePlay(players, CONSTANTS, plan)
  expect(differencesOf(modelOf(players, CONSTANTS, plan.processes), seen, 0.2)).toEqual([])
  expect(p99Ms).toBeLessThan(50)
  expect(tooSoon).toBe(0)
})

it('a database with too few cores is detected', async () => {
  const plan = { processes: 2, databaseCores: 1, seconds: 2, draw: drawn() }
  const slow = { ...CONSTANTS, stakeMicros: 1_000 }
  const seen = await simulatePlay(4_000, slow, plan)
  expect(differencesOf(modelOf(4_000, slow, plan.processes), seen, 0.2)).toContain('roundsPerSecond')
})

it('virtual time keeps the order of simultaneous events, and drops cancelled ones', async () => {
  const time = virtualTime()
  const heard: string[] = []
  time.after(5, () => {
    heard.push(`five at ${time.now()}`)
    setImmediate(() => heard.push(`after it at ${time.now()}`))
    const off = setTimeout(() => heard.push('never'), 1)
    clearTimeout(off)
    setTimeout(() => heard.push(`three later at ${time.now()}`), 3)
  })
  time.after(5, () => heard.push('five, too'))
  await time.runUntil(20)
  expect(heard).toEqual(['five at 5', 'five, too', 'after it at 5', 'three later at 8'])
  expect(time.now()).toBe(20)
})
