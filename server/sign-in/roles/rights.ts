import { PERMISSIONS, VENUE_ROLES, type Permission } from '#contract/permissions.ts'
import type { Audience } from '../staff/staff-audiences.ts'
import { isInNetworks } from './networks.ts'
import { isWithinHours, type WorkingHours } from './working-hours.ts'

/** Permission and its ceiling in minor units of the market's currency; null is no ceiling. */
export type Permissions = Readonly<Record<string, number | null>>

/** A role as somebody holds it now. */
export type HeldRole = {
  readonly key: string
  readonly permissions: Permissions
  /** Ceilings of this grant, below those of the role. */
  readonly ceilings: Readonly<Record<string, number>>
  /** At which venues this grant counts; null is everywhere. */
  readonly venues: readonly string[] | null
  readonly audiences: readonly Audience[]
  readonly idleMinutes: number | null
  readonly networks: readonly string[]
  readonly hours: WorkingHours | null
}

export type Rights = {
  readonly roles: readonly string[]
  readonly permissions: readonly Permission[]
  readonly ceilings: Readonly<Partial<Record<Permission, number>>>
  /** At which venues a permission counts; absent: everywhere. */
  readonly venues: Readonly<Partial<Record<Permission, readonly string[]>>>
  readonly audiences: readonly Audience[]
  /** The strictest of the roles; undefined where none has one. */
  readonly idleMinutes: number | undefined
}

/** Why somebody who holds roles has none at the moment. */
export type Closed = 'working-hours' | 'network'

export type Place = { readonly at: Date; readonly source: string; readonly timeZone: string }

/** Rights of the roles at an instant and from an address. A role outside its hours or networks has no effect. */
export function rightsOf(held: readonly HeldRole[], place: Place): Rights {
  const counting = held.filter((role) => closedBy(role, place) === undefined)
  const permissions = PERMISSIONS.filter((permission) => counting.some((role) => permission in role.permissions))
  const idle = counting.map(({ idleMinutes }) => idleMinutes).filter((minutes) => minutes !== null)
  return {
    roles: [...new Set(counting.map(({ key }) => key))],
    permissions,
    ceilings: Object.fromEntries(
      permissions.flatMap((permission) => {
        const ceiling = ceilingOf(counting, permission)
        return ceiling === null ? [] : [[permission, ceiling]]
      }),
    ),
    venues: Object.fromEntries(
      permissions.flatMap((permission) => {
        const venues = venuesOf(counting, permission)
        return venues === null ? [] : [[permission, venues]]
      }),
    ),
    audiences: [...new Set<Audience>(['main', 'capi', ...counting.flatMap(({ audiences }) => audiences)])],
    idleMinutes: idle.length > 0 ? Math.min(...idle) : undefined,
  }
}

/** Why none of the roles counts here and now; undefined when one does, or when there are none. */
export function whyClosed(held: readonly HeldRole[], place: Place): Closed | undefined {
  const reasons = held.map((role) => closedBy(role, place))
  if (reasons.length === 0 || reasons.includes(undefined)) return undefined
  return reasons.includes('working-hours') ? 'working-hours' : 'network'
}

function closedBy({ hours, networks }: HeldRole, { at, source, timeZone }: Place): Closed | undefined {
  if (!isInNetworks(networks, source)) return 'network'
  return hours !== null && !isWithinHours(hours, at, timeZone) ? 'working-hours' : undefined
}

/**
 * The highest ceiling of the roles that hold it, null when one of them has none: of those that count at one venue
 * together. With several venues the lowest applies at each, since the judged action does not name its venue.
 */
function ceilingOf(roles: readonly HeldRole[], permission: Permission): number | null {
  const holding = roles.filter((role) => permission in role.permissions)
  const named = [...new Set(holding.flatMap((role) => venuesOfGrant(role) ?? []))]
  const everywhere = holding.filter((role) => venuesOfGrant(role) === null)
  const places = named.map((venue) => holding.filter((role) => venuesOfGrant(role)?.includes(venue) ?? true))
  if (everywhere.length > 0 || places.length === 0) places.push(everywhere.length > 0 ? everywhere : holding)
  return places.map((counting) => highestOf(counting, permission)).reduce(lowest, null)
}

function highestOf(roles: readonly HeldRole[], permission: Permission): number | null {
  const ceilings = roles.map((role) => lowest(role.permissions[permission] ?? null, role.ceilings[permission] ?? null))
  return ceilings.includes(null) ? null : Math.max(...ceilings.filter((ceiling) => ceiling !== null))
}

/** All venues of the grants that hold it; null when one of them counts everywhere. */
function venuesOf(roles: readonly HeldRole[], permission: Permission): readonly string[] | null {
  const venues = roles.filter((role) => permission in role.permissions).map(venuesOfGrant)
  return venues.includes(null) ? null : [...new Set(venues.flatMap((some) => some ?? []))]
}

/** Staff of venues without an assigned venue belong to none. */
const venuesOfGrant = ({ key, venues }: HeldRole) => venues ?? (VENUE_ROLES.includes(key) ? [] : null)

function lowest(a: number | null, b: number | null): number | null {
  if (a === null) return b
  return b === null ? a : Math.min(a, b)
}
