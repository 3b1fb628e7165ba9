import { Type, type Static } from 'typebox'

/**
 * How an audited call ended. `refused`: the rules or the person's rights said no. `unknown`: the process ended before it
 * could write; what the call changed was rolled back, or its change is in the books.
 */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed', 'unknown'] as const

/** Who does something that is recorded. */
export const ACTOR_KINDS = ['staff', 'client', 'partner', 'job'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** What a recorded call can be about. */
export const SUBJECT_KINDS = [
  'player',
  'payment',
  'bonus',
  'campaign',
  'trigger',
  'event-definition',
  'month',
  'authority-package',
  'statement',
  'club',
  'round',
  'game',
  'tag',
  'fee',
  'limit',
  'exclusion',
  'document',
  'bank-item',
  'bank-statement',
  'card',
  'session',
  'jackpot',
  'tournament',
  'shutdown',
  'law',
  'staff',
  'role',
  'client',
  'venue',
  'terminal',
  'kiosk',
  'cash-desk',
  'approval',
  'policy',
  'ticket',
  'template',
  'content',
  'front-end-value',
  'file',
  'report',
  'risk-alert',
  'risk-case',
  'risk-terms',
  'search',
  'other',
] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const AuditSubject = Type.Object({
  kind: Type.Enum([...SUBJECT_KINDS]),
  id: Type.String(),
  /** What people call it: the number of a payment. Never personal data. */
  label: Type.Optional(Type.String()),
})
export type AuditSubject = Static<typeof AuditSubject>

/** What stood before and after; a field that did not change is in neither. */
export type AuditChange = {
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}
