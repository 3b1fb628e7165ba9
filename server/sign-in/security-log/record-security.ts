import type { SecurityEventKind } from '#contract/shapes/security-events.ts'
import { publish, type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import * as queries from './security-events.queries.ts'

export type SecurityNote = {
  readonly userId: number
  readonly kind: SecurityEventKind
  /** Null where it was themselves, a process, or the installation. */
  readonly by: number | null
  readonly source?: string
  readonly client?: string
  readonly details?: Readonly<Record<string, string | number | null>>
}

/** Events that also cause a letter to the person. What they did themselves needs none, unless a thief would do it. */
const TOLD: readonly SecurityEventKind[] = [
  'new-place',
  'many-failures',
  'role-given',
  'role-ended',
  'role-changed',
  'deactivated',
  'password-changed',
  'authenticator-set',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
]

type Needs = Pick<SignInNeeds, 'clock' | 'queueMail' | 'market'>

/** Writes an entry of the security log, its event, and the letter to the person, in the transaction of its cause. */
export async function recordSecurity(tx: Transaction, needs: Needs, note: SecurityNote): Promise<void> {
  const { clock, queueMail, market } = needs
  const { userId, kind, by, source = null, client = null, details = {} } = note
  const at = clock.now()
  const event = { at, userId, kind, byUserId: by, source, client, details }
  const eventId = await queries.insertSecurityEvent(tx, event)
  await publish(tx, 'sign-in.security-event', { eventId, userId, kind })
  if (!TOLD.includes(kind)) return
  const member = await findStaffById(tx, userId)
  if (!member) return
  const values = {
    kind,
    at: new Intl.DateTimeFormat(member.language, {
      timeZone: market.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(at),
    source: source ?? '',
    client: client ?? '',
    role: String(details['role'] ?? ''),
  }
  await queueMail(tx, { to: member.email, language: member.language, template: 'staff-notice', values })
}
