import { ACTOR_KINDS, SUBJECT_KINDS, type ActorKind, type SubjectKind } from '#contract/shapes/audit.ts'
import { AUDIT_OUTCOMES } from '#contract/onling-v2/user.ts'
import { dayAfter, startOfDay } from '../../shell/zones.ts'

export type AuditFilter = {
  readonly playerId?: number
  readonly userId?: number
  readonly action?: string
  readonly outcome?: (typeof AUDIT_OUTCOMES)[number]
  readonly from?: string
  readonly before?: string
  readonly actorKind?: ActorKind
  readonly actorId?: string
  readonly changesOnly?: true
  readonly subjectKind?: SubjectKind
  readonly subjectId?: string
}

/**
 * Reads the filter of the address; what is not a number of a player or of a person, not an outcome or not a day is left
 * out. Days begin and end in the zone in which times are shown; the last day is whole.
 */
export function readFilter(search: URLSearchParams, timeZone: string): AuditFilter {
  const playerId = readNumber(search.get('player'))
  const userId = readNumber(search.get('user'))
  const action = search.get('action')?.trim().slice(0, 80)
  const outcome = AUDIT_OUTCOMES.find((one) => one === search.get('outcome'))
  const from = startOfDay(search.get('from') ?? '', timeZone)
  const lastDay = search.get('to') ?? ''
  const before = startOfDay(lastDay, timeZone) && startOfDay(dayAfter(lastDay), timeZone)
  const actorKind = ACTOR_KINDS.find((one) => one === search.get('by'))
  const actorId = search.get('who')?.trim().slice(0, 120)
  const subjectKind = SUBJECT_KINDS.find((one) => one === search.get('about'))
  const subjectId = search.get('id')?.trim().slice(0, 120)
  return {
    // Looks are many: they are shown when they are asked for.
    ...(search.get('looks') === 'too' ? {} : { changesOnly: true }),
    ...(actorKind ? { actorKind } : {}),
    ...(actorKind && actorKind !== 'staff' && actorId ? { actorId } : {}),
    ...(subjectKind && subjectId ? { subjectKind, subjectId } : {}),
    ...(playerId ? { playerId } : {}),
    ...(userId ? { userId } : {}),
    ...(action ? { action } : {}),
    ...(outcome ? { outcome } : {}),
    ...(from ? { from } : {}),
    ...(before ? { before } : {}),
  }
}

function readNumber(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}

export { actionName } from '../../shell/action-name.ts'
