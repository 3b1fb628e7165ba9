import { describe, expect, it } from 'vitest'
import type { Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { shutdownToShow } from './shutdown-to-show.ts'

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`
const shutdown = (startsAt: string, endsAt: string, leadMinutes: number): Shutdown => ({
  shutdownId: startsAt,
  startsAt: at(startsAt),
  endsAt: at(endsAt),
  leadMinutes,
  message: '',
  holds: [],
})

describe('shutdownToShow', () => {
  const night = shutdown('22:00', '23:00', 60)
  it('is announced from its lead time until its end, and not before or after', () => {
    for (const [clock, isTold] of [
      ['20:59', false],
      ['21:00', true],
      ['22:30', true],
      ['23:00', false],
    ] as const)
      expect(shutdownToShow([night], new Date(at(clock))), clock).toEqual(isTold ? night : undefined)
  })
  it('announces the next one', () => {
    const noon = shutdown('12:00', '13:00', 1440)
    expect(shutdownToShow([shutdown('22:00', '23:00', 1440), noon], new Date(at('09:00')))).toEqual(noon)
  })
})
