import { Type } from 'typebox'
import { Instant } from './fields.ts'

/** Events in the security log about a staff member's sign-in and permissions. */
export const SECURITY_EVENT_KINDS = [
  'invited',
  'joined',
  'new-place',
  'many-failures',
  'role-given',
  'role-ended',
  'role-changed',
  'deactivated',
  'activated',
  'reset',
  'unlocked',
  'password-changed',
  'authenticator-set',
  'passkey-added',
  'passkey-removed',
  'passkey-counter-fell',
  'recovery-codes-made',
  'recovery-code-used',
  'session-ended',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

const Nullable = Type.Union([Type.String(), Type.Null()])

export const SecurityEvent = Type.Object({
  eventId: Type.Integer(),
  at: Instant,
  userId: Type.Integer(),
  userName: Type.String(),
  kind: Type.Enum([...SECURITY_EVENT_KINDS]),
  /** Who did it; null for the person themselves, a process, or the installation. */
  byUserName: Nullable,
  source: Nullable,
  client: Nullable,
  /** For example the role, or the expiry. */
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
})
