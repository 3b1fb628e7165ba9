/**
 * Scopes of services and devices: each call of the audiences `internal` and `kiosk` needs one. Named after what it permits; a
 * client has those that staff granted, and none by default.
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

/** Whether a scope moves money, so that its grants have ceilings. */
export function movesMoney(scope: Scope): scope is MoneyScope {
  return (MONEY_SCOPES as readonly Scope[]).includes(scope)
}

/** Scopes of a registered kiosk. */
export const KIOSK_SCOPES = ['kiosk.rooms', 'kiosk.players', 'kiosk.exclude'] as const satisfies readonly Scope[]

/** Scopes of a hall for a person at its desk; ending the sessions of all players and importing accounts are not among them. */
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
