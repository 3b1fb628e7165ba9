import { PERSON_FIELDS } from '#contract/event-uses.ts'
import type { Condition } from '#contract/shapes/triggers.ts'
import type { KeptEvent, Querier } from '../../kernel/index.ts'
import type { Person, TriggerNeeds } from '../needs.ts'
import { fieldsUsed, type Facts } from '../rules/condition.ts'

const DAY_MS = 86_400_000
const FIGURE_DAYS = 30

/** The player whom an event concerns; null if it concerns none. */
export function playerOf({ payload }: Pick<KeptEvent, 'payload'>): number | null {
  const { playerId } = payload
  return typeof playerId === 'number' && Number.isSafeInteger(playerId) ? playerId : null
}

/**
 * The facts for a condition: the payload, and the fields of the person that it uses. Figures of play are read only if
 * it uses them.
 */
export async function readFacts(
  { clock, readPlay }: Pick<TriggerNeeds, 'clock' | 'readPlay'>,
  db: Querier,
  of: {
    readonly event: Pick<KeptEvent, 'payload'>
    readonly condition: Condition
    readonly playerId: number | null
    readonly person: Person | undefined
  },
): Promise<Facts> {
  const { event, condition, playerId, person } = of
  if (playerId === null || !person) return event.payload
  const used = fieldsUsed(condition, PERSON_FIELDS)
  const now = clock.now().getTime()
  const play = used.some((field) => field.play.length > 0)
    ? await readPlay(db, playerId, new Date(now - FIGURE_DAYS * DAY_MS))
    : undefined
  return {
    ...event.payload,
    'player.language': person.language,
    'player.daysRegistered': Math.floor((now - person.registeredAt.getTime()) / DAY_MS),
    ...(play && {
      'player.rounds30Days': play.rounds,
      'player.staked30DaysMinor': play.stakedMinor,
      'player.lost30DaysMinor': Math.max(0, play.stakedMinor - play.wonMinor),
    }),
  }
}
