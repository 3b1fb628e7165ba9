import type { Audience, CallDefinition } from './call.ts'

/**
 * Entry points of the API. `player`, `games` and `staff` are the front doors of that name; `internal` is for clients that call the
 * API directly. A door forwards only the calls that it serves.
 */
export const doors = ['player', 'games', 'staff', 'internal'] as const
export type Door = (typeof doors)[number]

/** The listeners of the API. Both public doors share one listener. */
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
  // Partners call a single origin, the player site's.
  provider: ['player'],
  test: ['internal'],
}

/** The doors that serve a call: those of its audience or, for the audience `any`, the ones that it names. */
export function doorsOf(call: CallDefinition): readonly Door[] {
  return call.audience === 'any' ? (call.doors ?? ['player']) : doorsOfAudience[call.audience]
}

/** Whether one of these doors serves the call. */
export function isServedAt(call: CallDefinition, served: readonly Door[]): boolean {
  return doorsOf(call).some((door) => served.includes(door))
}
