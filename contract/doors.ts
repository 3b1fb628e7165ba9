import type { Audience, CallDefinition } from './call.ts'

/**
 * Where calls come in. `player`, `games` and `staff` are the front doors of that name; `internal` is for clients that speak
 * to the API itself. A door passes the calls that it serves and knows no other.
 */
export const doors = ['player', 'games', 'staff', 'internal'] as const
export type Door = (typeof doors)[number]

/** What the API listens on apart. What the public reaches is one listener for both of its doors. */
export const listeners = {
  public: ['player', 'games'],
  staff: ['staff'],
  internal: ['internal'],
} as const satisfies Record<string, readonly Door[]>
export type Listener = keyof typeof listeners

const doorsOfAudience: Readonly<Record<Exclude<Audience, 'any'>, readonly Door[]>> = {
  player: ['player'],
  game: ['games'],
  staff: ['staff'],
  internal: ['internal'],
  kiosk: ['internal'],
  // Partners know one address of ours, the player site's.
  provider: ['player'],
  test: ['internal'],
}

/** The doors that a call is served at: its audience's, or the ones it names where anybody may make it. */
export function doorsOf(call: CallDefinition): readonly Door[] {
  return call.audience === 'any' ? (call.doors ?? ['player']) : doorsOfAudience[call.audience]
}

/** Whether one of these doors serves the call. */
export function isServedAt(call: CallDefinition, served: readonly Door[]): boolean {
  return doorsOf(call).some((door) => served.includes(door))
}
