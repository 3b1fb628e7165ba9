import type { EventName } from '#contract/events.ts'
import type { TriggerAction } from '#contract/shapes/triggers.ts'

/** A trigger for the detection of loops: it reacts to an event, and its action causes others. */
export type Link = {
  readonly id: string
  readonly name: string
  readonly event: EventName
  readonly action: TriggerAction['kind']
}

/** Events that an action causes, at once or when the player uses what was given. Messages and webhooks cause none. */
const CONSEQUENCES: Readonly<Record<TriggerAction['kind'], readonly EventName[]>> = {
  gift: [
    'campaigns.gift-given',
    'campaigns.gift-taken-back',
    'campaigns.ended',
    'bonuses.offered',
    'bonuses.activated',
    'bonuses.converted',
    'bonuses.used-up',
    'bonuses.forfeited',
    'bonuses.expired',
    'free-rounds.given',
    'free-rounds.used-up',
    'free-rounds.expired',
  ],
  points: ['loyalty.level-reached'],
  inbox: [],
  letter: [],
  webhook: [],
}

/**
 * The triggers, by name and in order, that would set each other off for ever through the given one; empty if there are
 * none. Conditions are ignored, because they concern single events.
 */
export function findLoop(asked: Link, others: readonly Link[]): readonly string[] {
  const all = [asked, ...others.filter(({ id }) => id !== asked.id)]
  const next = (from: Link) => all.filter(({ event }) => CONSEQUENCES[from.action].includes(event))
  const seen = new Set<string>()
  const walk = (at: Link, path: readonly string[]): readonly string[] => {
    for (const to of next(at)) {
      if (to.id === asked.id) return [...path, to.name]
      if (seen.has(to.id)) continue
      seen.add(to.id)
      const found = walk(to, [...path, to.name])
      if (found.length > 0) return found
    }
    return []
  }
  return walk(asked, [asked.name])
}
