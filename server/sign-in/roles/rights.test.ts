import { describe, expect, test } from 'vitest'
import { isInNetworks, readNetwork } from './networks.ts'
import { rightsOf, whyClosed, type HeldRole } from './rights.ts'
import { isWithinHours } from './working-hours.ts'

const ZONE = 'Europe/Prague'
/** A Wednesday, 12:00 in Prague. */
const NOON = new Date('2026-07-01T10:00:00Z')
const here = { at: NOON, source: '10.1.2.3', timeZone: ZONE }
const role = (change: Partial<HeldRole> = {}): HeldRole => ({
  key: 'games',
  permissions: { 'games.read': null },
  ceilings: {},
  venues: null,
  audiences: [],
  idleMinutes: null,
  networks: [],
  hours: null,
  ...change,
})

describe('rights of several roles', () => {
  test('count at the venues of their grants, everywhere where one counts everywhere, and nowhere without', () => {
    const desk = { key: 'cashier', permissions: { 'cash.work': null } }
    const venuesOf = (...roles: HeldRole[]) => rightsOf(roles, here).venues['cash.work']
    expect(venuesOf(role({ ...desk, venues: ['a'] }), role({ ...desk, venues: ['b', 'a'] }))).toEqual(['a', 'b'])
    expect(venuesOf(role({ ...desk, venues: ['a'] }), role({ permissions: { 'cash.work': null } }))).toBeUndefined()
    expect(venuesOf(role(desk))).toEqual([])
  })

  test('are combined, and an unknown permission has no effect', () => {
    const rights = rightsOf(
      [
        role({ permissions: { 'games.read': null, constructor: null, 'no.such': null }, audiences: ['jackpots'] }),
        role({ key: 'support', permissions: { 'players.read': null } }),
      ],
      here,
    )
    expect(rights).toEqual({
      roles: ['games', 'support'],
      permissions: ['players.read', 'games.read'],
      ceilings: {},
      venues: {},
      audiences: ['main', 'capi', 'jackpots'],
      idleMinutes: undefined,
    })
  })

  test('the higher ceiling counts, and no ceiling is the highest; a grant can only lower one', () => {
    const held = (permissions: HeldRole['permissions'], ceilings = {}) => role({ permissions, ceilings })
    const ceiling = (...roles: HeldRole[]) => rightsOf(roles, here).ceilings['bonuses.manage']
    expect(ceiling(held({ 'bonuses.manage': 500 }), held({ 'bonuses.manage': 900 }))).toBe(900)
    expect(ceiling(held({ 'bonuses.manage': 500 }), held({ 'bonuses.manage': null }))).toBeUndefined()
    expect(ceiling(held({ 'bonuses.manage': 500 }, { 'bonuses.manage': 900 }))).toBe(500)
    expect(ceiling(held({ 'bonuses.manage': null }, { 'bonuses.manage': 100 }))).toBe(100)
    expect(ceiling(held({ 'bonuses.manage': 0 }))).toBe(0)
  })

  test('a ceiling at one venue is not lifted by a grant at another one', () => {
    const at = (venues: string[] | null, ceiling: number | null, key = 'cashier') =>
      role({ key, permissions: { 'cash.work': ceiling }, venues })
    const ceiling = (...roles: HeldRole[]) => rightsOf(roles, here).ceilings['cash.work']
    expect(ceiling(at(['a'], 5_000), at(['b'], null))).toBe(5_000)
    expect(ceiling(at(['a', 'b'], 5_000), at(['b'], null))).toBe(5_000)
    expect(ceiling(at(['a'], 5_000), at(['a'], null))).toBeUndefined()
    expect(ceiling(at(['a'], 5_000), at(['a'], 7_000))).toBe(7_000)
    expect(ceiling(at(['a'], 5_000), at(null, null, 'desk'))).toBeUndefined()
    expect(ceiling(at(['a'], null), at(null, 3_000, 'desk'))).toBe(3_000)
    expect(ceiling(at(null, 5_000))).toBe(5_000)
  })

  test('the strictest idle time counts', () => {
    expect(rightsOf([role({ idleMinutes: 10 }), role({ idleMinutes: 5 }), role()], here).idleMinutes).toBe(5)
  })

  test('a role outside its hours or its network has no effect, and the reason is returned when there is no other', () => {
    const night = role({ hours: { days: [1, 2, 3, 4, 5], from: '22:00', until: '06:00' } })
    const office = role({ key: 'office', networks: ['10.2.0.0/16'] })
    expect(rightsOf([night, office], here)).toMatchObject({ roles: [], permissions: [] })
    expect(whyClosed([night, office], here)).toBe('working-hours')
    expect(whyClosed([office], here)).toBe('network')
    expect(whyClosed([office, role()], here)).toBeUndefined()
    expect(whyClosed([], here)).toBeUndefined()
  })
})

test('working hours are in the time zone of the market, and may cross midnight', () => {
  const at = (instant: string, hours: { days: number[]; from: string; until: string }) =>
    isWithinHours(hours, new Date(instant), ZONE)
  const day = { days: [1, 2, 3, 4, 5], from: '07:00', until: '19:00' }
  expect(at('2026-07-01T05:00:00Z', day)).toBe(true) // 07:00 in summer
  expect(at('2026-07-01T04:59:00Z', day)).toBe(false)
  expect(at('2026-12-02T05:30:00Z', day)).toBe(false) // 06:30 in winter
  expect(at('2026-07-01T17:00:00Z', day)).toBe(false)
  expect(at('2026-07-04T10:00:00Z', day)).toBe(false) // Saturday
  const night = { days: [5], from: '22:00', until: '06:00' }
  expect(at('2026-07-03T21:00:00Z', night)).toBe(true) // Friday 23:00
  expect(at('2026-07-04T03:00:00Z', night)).toBe(true) // Saturday 05:00
  expect(at('2026-07-03T03:00:00Z', night)).toBe(false) // Friday 05:00, the night of Thursday
})

test('networks are ranges of IPv4 or IPv6; an invalid address is in none', () => {
  expect(isInNetworks([], 'anywhere')).toBe(true)
  expect(isInNetworks(['10.1.0.0/16'], '10.1.255.1')).toBe(true)
  expect(isInNetworks(['10.1.0.0/16'], '::ffff:10.1.255.1')).toBe(true)
  expect(isInNetworks(['10.1.0.0/16'], '10.2.0.1')).toBe(false)
  expect(isInNetworks(['10.1.0.0/16', '2001:db8::/32'], '2001:db8:1::7')).toBe(true)
  expect(isInNetworks(['192.0.2.7'], '192.0.2.7')).toBe(true)
  expect(isInNetworks(['192.0.2.7'], 'unknown')).toBe(false)
  for (const bad of ['10.1.0.0/33', '10.1.0/16', 'x', '10.1.0.0/', '10.1.0.0/1/2', ''])
    expect(readNetwork(bad)).toBeUndefined()
})
