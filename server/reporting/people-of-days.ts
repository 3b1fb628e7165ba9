import type { OverviewRow } from '#contract/shapes/reports.ts'
import { countVerified } from '#server/documents/index.ts'
import { listBegun, type BegunOfDay } from '#server/exclusion/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { listChangedByDay } from '#server/limits/index.ts'
import { countRegistered, findTargets } from '#server/players/index.ts'

/** Figures of people and their protection, on a day or in a month. */
export type PeopleFigures = Pick<
  OverviewRow,
  | 'registrations'
  | 'verified'
  | 'exclusionsSelf'
  | 'exclusionsRegister'
  | 'exclusionsPanic'
  | 'exclusionsOther'
  | 'limitsTightened'
  | 'limitsLoosened'
>

export const NOBODY: PeopleFigures = {
  registrations: 0,
  verified: 0,
  exclusionsSelf: 0,
  exclusionsRegister: 0,
  exclusionsPanic: 0,
  exclusionsOther: 0,
  limitsTightened: 0,
  limitsLoosened: 0,
}

/** The figure that counts an exclusion, by its kind. */
const OF_KIND = {
  self: 'exclusionsSelf',
  register: 'exclusionsRegister',
  panic: 'exclusionsPanic',
  break: 'exclusionsOther',
  staff: 'exclusionsOther',
} as const satisfies Record<BegunOfDay['kind'], keyof PeopleFigures>

/** Kinds of the exclusions that a figure counts; none where it counts something else. */
export const exclusionKindsOf = (figure: string): BegunOfDay['kind'][] =>
  (Object.keys(OF_KIND) as BegunOfDay['kind'][]).filter((kind) => OF_KIND[kind] === figure)

type PeopleSelection = {
  readonly zone: string
  readonly from: Date
  readonly before: Date
  readonly targets: readonly string[] | null
  readonly variants: readonly string[]
}

/** Counts people by day, or by what `placeOf` makes of a day. */
export async function readPeople(
  db: Querier,
  asked: PeopleSelection,
  placeOf: (day: string) => string,
): Promise<ReadonlyMap<string, PeopleFigures>> {
  const figures = new Map<string, PeopleFigures>()
  const add = (day: string, name: keyof PeopleFigures, count: number) => {
    const before = figures.get(placeOf(day)) ?? NOBODY
    figures.set(placeOf(day), { ...before, [name]: before[name] + count })
  }
  const [registered, verified, begun, changed] = await Promise.all([
    countRegistered(db, asked),
    countVerified(db, asked),
    listBegun(db, asked),
    listChangedByDay(db, asked),
  ])
  for (const { day, count } of registered) add(day, 'registrations', count)
  for (const { day, count } of verified) add(day, 'verified', count)
  const isAsked = await makeIsAsked(db, asked.targets, [...begun, ...changed])
  for (const { day, kind, playerId } of begun) if (isAsked(playerId)) add(day, OF_KIND[kind], 1)
  for (const { day, direction, playerId, count } of changed)
    if (isAsked(playerId)) add(day, direction === 'tighter' ? 'limitsTightened' : 'limitsLoosened', count)
  return figures
}

/** Only the room of players knows the brand of a player. */
async function makeIsAsked(
  db: Querier,
  targets: readonly string[] | null,
  of: readonly { readonly playerId: number }[],
): Promise<(playerId: number) => boolean> {
  if (targets === null) return () => true
  const targetOf = await findTargets(db, [...new Set(of.map(({ playerId }) => playerId))])
  return (playerId) => targets.includes(targetOf.get(playerId) ?? '')
}
