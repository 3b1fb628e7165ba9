import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { instantOf, localOf } from './local-time.ts'
import { ownZone, zone } from './zone.ts'

describe('local times of fields', () => {
  it('are of the zone of the screen, whatever the browser’s is', () => {
    zone.set('Europe/Bratislava')
    expect(instantOf('2026-11-23T22:00')).toBe('2026-11-23T21:00:00.000Z')
    expect(instantOf('2026-07-01T00:00')).toBe('2026-06-30T22:00:00.000Z')
    zone.set('Asia/Kolkata')
    expect(localOf('2026-11-23T21:00:00.000Z')).toBe('2026-11-24T02:30')
    zone.set(ownZone)
  })
  it('are instants and come back as they were typed', () => {
    for (const typed of ['2026-11-23T22:00', '2026-03-29T01:30', '2026-07-01T00:00', '2026-12-24T23:59:59'])
      expect(localOf(instantOf(typed) ?? '')).toBe(typed)
  })
  it('are read by this module alone: a screen that uses the browser’s zone is an hour off abroad', () => {
    const screens = join(import.meta.dirname, '../features')
    const reading = /new Date\(\w+\)\.toISOString\(\)|getTimezoneOffset/
    expect(
      globSync('**/*.ts*', { cwd: screens }).filter((file) => reading.test(readFileSync(join(screens, file), 'utf8'))),
    ).toEqual([])
  })
  it('are none where nothing, or half of it, is typed', () => {
    for (const typed of ['', '2026-11-23', '22:00', '2026-13-40T00:00']) expect(instantOf(typed)).toBeUndefined()
    for (const none of [undefined, null, '']) expect(localOf(none)).toBe('')
  })
})
