import { SUBJECT_KINDS, type SubjectKind } from '#contract/shapes/audit.ts'
import type { Preview } from './action.ts'

/** The functions of a call's input that record its subject and its change in the audit log. */
export type AuditNotes = {
  readonly concerns: (playerId: number) => void
  readonly subject: (kind: SubjectKind, id: string | number, label?: string) => void
  readonly changed: (
    before: Readonly<Record<string, unknown>> | null,
    after: Readonly<Record<string, unknown>> | null,
  ) => void
}

/** Kinds of subjects that have another name in the audit log. */
const OTHER_WORDS: Readonly<Record<string, SubjectKind>> = {
  withdrawal: 'payment',
  withdrawals: 'payment',
  games: 'game',
}
/** Kinds of looks at several things: their label is the number. */
const MANY: readonly string[] = ['withdrawals', 'games']

/** Records in the audit log what an action is about: its subject, and the player whom it concerns. */
export function recordSubject(
  notes: Partial<AuditNotes> | undefined,
  { subject, playerId }: Pick<Preview, 'subject' | 'playerId'>,
) {
  const kind = SUBJECT_KINDS.find((one) => one === subject.kind) ?? OTHER_WORDS[subject.kind] ?? 'other'
  // An id of several words without a label is read as several ids.
  const isOther = subject.label !== subject.id || subject.id.includes(' ')
  const isNamed = subject.label !== '' && isOther && !MANY.includes(subject.kind)
  notes?.subject?.(kind, subject.id, ...(isNamed ? [subject.label] : []))
  if (playerId !== null) notes?.concerns?.(playerId)
}

/**
 * Records in the audit log what ran: the subject, the values before and after, the amount, and the accepted warnings.
 * Values of several people at once are left out: a change is erased with the one person whom it is about.
 */
export function recordForAudit(
  notes: Partial<AuditNotes> | undefined,
  look: Preview,
  acceptedWarnings: readonly string[],
  noted: Readonly<Record<string, unknown>> = {},
) {
  const { playerId, amount, touched, changes, warnings } = look
  recordSubject(notes, look)
  const isOfSeveral = playerId === null && touched.count > 0 && ['players', 'payments'].includes(touched.kind)
  const told = isOfSeveral ? [] : changes
  const named = told.map(({ field, about, ...values }) => ({ name: about ? `${field} ${about}` : field, ...values }))
  const accepted = warnings.map(({ id }) => id).filter((id) => acceptedWarnings.includes(id))
  notes?.changed?.(Object.fromEntries(named.map(({ name, before }) => [name, before])), {
    ...Object.fromEntries(named.map(({ name, after }) => [name, after])),
    ...(amount ? { amount } : {}),
    ...(touched.count > 1 ? { touched } : {}),
    ...(accepted.length > 0 ? { acceptedWarnings: [...new Set(accepted)] } : {}),
    ...noted,
  })
}
