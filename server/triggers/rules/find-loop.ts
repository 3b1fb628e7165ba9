import type { EventName } from '#contract/events.ts'
import type { TriggerAction } from '#contract/shapes/triggers.ts'

/** What hears an event and does something that tells of others. */
export type Link = {
  readonly id: string
  readonly name: string
  readonly event: EventName
  readonly action: TriggerAction['kind']
}

/**
 * Events that an action has for a consequence, at once or once the player does something with what was given. Messages and what
 * is sent out tell of nothing.
 */
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
 * Triggers that would set each other off for ever, in order and by name, through the one that is asked about; empty where there
 * are none. Whatever their conditions say: those are about single events.
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
