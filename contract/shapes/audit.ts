import { Type, type Static } from 'typebox'

/**
 * How an audited call ended. `waiting`: what it asks for waits for a second person, whose answer is a record of its own. `refused`: by
 * the rules, or for lack of a permission. `unknown`: the process ended before it recorded an outcome; the change of the call was
 * either rolled back or committed.
 */
export const AUDIT_OUTCOMES = ['done', 'waiting', 'refused', 'failed', 'unknown'] as const

/** Kinds of actors in the audit log. */
export const ACTOR_KINDS = ['staff', 'client', 'partner', 'job'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** Kinds of subjects of a recorded call. */
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
  /** Its displayed name: the number of a payment. Never personal data. */
  label: Type.Optional(Type.String()),
})
export type AuditSubject = Static<typeof AuditSubject>

/** Values before and after; unchanged fields are in neither. */
export type AuditChange = {
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}
