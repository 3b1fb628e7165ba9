/**
 * What a service or a device may be let do: each call of the audiences `internal` and `kiosk` needs one of these. Named after
 * what it lets them do; a client has those that staff gave it, and without one it has none.
 */
export const SCOPES = [
  'money.read',
  'money.take',
  'money.give',
  'money.finish',
  'money.desk',
  'queue',
  'cards.read',
  'cards.change',
  'person.read',
  'person.change',
  'person.verify',
  'registration',
  'settings',
  'documents.read',
  'documents.save',
  'register.answers',
  'register.screen',
  'sessions.read',
  'sessions.end',
  'migration.confirm',
  'migration.import',
  'addresses',
  'exports',
  'rates',
  'places.read',
  'places.change',
  'play.report',
  'play.read',
  'content.read',
  'content.save',
  'kiosk.devices',
  'kiosk.rooms',
  'kiosk.players',
  'kiosk.exclude',
] as const

export type Scope = (typeof SCOPES)[number]

/** Scopes that move money: each grant has a ceiling for one call and for a day. */
export const MONEY_SCOPES = ['money.take', 'money.give', 'money.desk'] as const satisfies readonly Scope[]
export type MoneyScope = (typeof MONEY_SCOPES)[number]

/** Is it a scope that moves money, so that a grant of it has ceilings? */
export function movesMoney(scope: Scope): scope is MoneyScope {
  return (MONEY_SCOPES as readonly Scope[]).includes(scope)
}

/** What a registered kiosk has from its registration on. */
export const KIOSK_SCOPES = ['kiosk.rooms', 'kiosk.players', 'kiosk.exclude'] as const satisfies readonly Scope[]

/** What a hall does for who stands before its desk; what ends sessions of all or imports accounts is not among it. */
export const HALL_SCOPES = [
  'money.read',
  'money.take',
  'money.give',
  'money.finish',
  'money.desk',
  'queue',
  'cards.read',
  'cards.change',
  'person.read',
  'person.change',
  'person.verify',
  'registration',
  'settings',
  'documents.read',
  'documents.save',
  'register.answers',
  'register.screen',
  'sessions.read',
  'sessions.end',
  'migration.confirm',
  'addresses',
  'rates',
  'places.read',
  'play.report',
  'play.read',
  'content.read',
] as const satisfies readonly Scope[]
