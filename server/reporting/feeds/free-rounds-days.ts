import { sumFreeRounds, type FreeRoundsDay } from '#server/free-rounds/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findTargets } from '#server/players/index.ts'

/** Free rounds without a campaign are summed by what awarded them. */
const GIVERS: Readonly<Record<string, string>> = {
  club: '00000000-0000-4000-8000-0000000f0001',
  tournament: '00000000-0000-4000-8000-0000000f0002',
}
const OTHER = '00000000-0000-4000-8000-0000000f0000'

/** Id under which rounds without a campaign are summed. */
export const sourceOfGiver = (giver: string): string => GIVERS[giver] ?? OTHER

/** What awarded the rounds under such an id; undefined for a campaign or a bonus. */
export const giverOfSource = (sourceId: string): string | undefined =>
  sourceId === OTHER ? 'other' : Object.keys(GIVERS).find((giver) => GIVERS[giver] === sourceId)

/** Free rounds of a day, with the brand of the player where they have no campaign. */
export type PlacedFreeRounds = FreeRoundsDay & { readonly target: string }

export async function readFreeRounds(
  db: Querier,
  of: Parameters<typeof sumFreeRounds>[1],
): Promise<PlacedFreeRounds[]> {
  const days = await sumFreeRounds(db, of)
  const people = new Set(days.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])))
  const targets = await findTargets(db, [...people])
  return days.map((day) => ({ ...day, target: targets.get(day.playerId ?? 0) ?? '' }))
}
