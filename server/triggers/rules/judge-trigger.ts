import { EVENT_USES, fieldsOf } from '#contract/event-uses.ts'
import type { EventName } from '#contract/events.ts'
import type { TriggerFinding, TriggerTerms } from '#contract/shapes/triggers.ts'
import type { Favour, LawOfTriggers } from '../needs.ts'
import { fieldsUsed } from './condition.ts'

/** An action as the law sees it; undefined if it gives and offers nothing. */
export function favourOf(action: TriggerTerms['action']): Favour | undefined {
  if (action.kind === 'gift' || action.kind === 'points') return action.kind
  return 'isOffer' in action && action.isOffer ? 'offer' : undefined
}

/**
 * Findings of the market's law against a trigger: about the action itself, the event that it is done for, and each
 * field of its condition, so that each finding names what must be changed.
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
