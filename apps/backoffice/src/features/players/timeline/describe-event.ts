import type { TimelineEntry } from '#contract/shapes/timeline.ts'
import { actionName } from '../../../shell/action-name.ts'

/** Keys of texts for the value of an event, tried in order. A device, a game or a bonus has its own name. */
const WORD_OF: readonly (readonly [of: RegExp, keys: readonly string[]])[] = [
  [/^account-/, ['reason']],
  [/^contact-/, ['contactChannel']],
  [/^consent-/, ['consentKind']],
  [/^session-ended/, ['end']],
  [/^(?:deposit|withdrawal|refund)-/, ['method']],
  [/^limit-/, ['limit']],
  [/^exclusion-/, ['exclusionKind']],
  [/^document-/, ['document', 'scan']],
  [/^check-/, ['check']],
  [/^(?:letter|sms)-/, ['template']],
  [/^caller-check/, ['caller.state']],
  [/^ticket-/, ['support.topic']],
  [/^note-/, ['noteKind']],
]

/** Keys of possible texts for the value of an event, the best one first. */
export function wordKeys({ what, detail }: Pick<TimelineEntry, 'what' | 'detail'>): readonly string[] {
  if (detail === null) return []
  if (what === 'done' || what === 'waiting' || what === 'refused') return [actionName(detail)]
  return (WORD_OF.find(([of]) => of.test(what))?.[1] ?? []).map((key) => `${key}.${detail}`)
}

/** Whether the value of an event is the key of a game. */
export function isOfGame({ what }: Pick<TimelineEntry, 'what'>): boolean {
  return what === 'played' || what.startsWith('free-rounds-')
}
