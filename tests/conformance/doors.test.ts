import { describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { doorsOf, isServedAt, listeners } from '#contract/doors.ts'

const at = (door: Parameters<typeof doorsOf>[0]['doors']) => catalogue.filter((call) => isServedAt(call, door ?? []))
const audiencesAt = (door: 'player' | 'games' | 'staff' | 'internal') =>
  [...new Set(at([door]).map(({ audience }) => audience))].toSorted()

describe('the listeners of the calls', () => {
  it('are derived from the audience', () => {
    expect(audiencesAt('player')).toEqual(['any', 'player', 'provider'])
    expect(audiencesAt('games')).toEqual(['any', 'game'])
    expect(audiencesAt('staff')).toEqual(['any', 'staff'])
    expect(audiencesAt('internal')).toEqual(['any', 'internal', 'kiosk', 'test'])
  })
  it('are declared only by calls of the audience any, and every call has one', () => {
    for (const call of catalogue) {
      expect(doorsOf(call).length, call.path).toBeGreaterThan(0)
      if (call.audience !== 'any') expect(call.doors, call.path).toBeUndefined()
    }
  })
  it('offer no sign-in of staff or systems on the public listener', () => {
    const closed = at(listeners.public).map(({ path }) => path)
    for (const path of [
      '/capi/v2-onling/User/Login',
      '/api/Authentication/v1/Login',
      '/api/Authentication/v1/LoginWithOtp',
      '/capi/oauth2/token',
    ])
      expect(closed).not.toContain(path)
    expect(closed.filter((path) => path.startsWith('/capi/BackOffice/') || path.startsWith('/api/'))).toEqual([
      '/api/Test/v1/Get',
    ])
  })
})
