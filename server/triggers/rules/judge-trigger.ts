import { EVENT_USES, fieldsOf } from '#contract/event-uses.ts'
import type { EventName } from '#contract/events.ts'
import type { TriggerFinding, TriggerTerms } from '#contract/shapes/triggers.ts'
import type { Favour, LawOfTriggers } from '../needs.ts'
import { fieldsUsed } from './condition.ts'

/** What an action is to the law; undefined where it gives and offers nothing. */
export function favourOf(action: TriggerTerms['action']): Favour | undefined {
  if (action.kind === 'gift' || action.kind === 'points') return action.kind
  return 'isOffer' in action && action.isOffer ? 'offer' : undefined
}

/**
 * What the law of the market says against a trigger: asked of the favour itself, of the event that it is done for, and of each
 * field of its condition, so that the finding names what has to change.
 */
export function judgeTrigger(
  law: LawOfTriggers,
  { condition, action }: TriggerTerms,
  event: EventName,
): TriggerFinding[] {
  const favour = favourOf(action)
  if (!favour) return []
  const itself = law(favour, null)
  if (itself) return [{ field: 'action', play: [], ...itself }]
  const places = [
    { field: 'event', play: EVENT_USES[event].play },
    ...fieldsUsed(condition, fieldsOf(event)).map(({ name, play }) => ({ field: name, play })),
  ]
  return places.flatMap(({ field, play }) => {
    const found = play.flatMap((one) => law(favour, one) ?? [])[0]
    return found ? [{ field, play: [...play], ...found }] : []
  })
}
