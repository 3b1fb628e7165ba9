import { Type, type TString, type TStringOptions } from 'typebox'

/**
 * Kinds of personal data of a player, by what of the value stays visible when it is covered: `name` and `word` keep first letters,
 * `account` its country and last four digits, `number` its last two, `date` its year, `email` its first letter and host, `phone`
 * its last two; a `text`, which may contain anything about a person, is covered entirely.
 */
export const PERSONAL_KINDS = ['name', 'word', 'account', 'number', 'date', 'email', 'phone', 'text'] as const
export type PersonalKind = (typeof PERSONAL_KINDS)[number]

/** Schema keyword that marks a value as personal data and names its kind. OpenAPI allows extensions with this prefix. */
export const PERSONAL = 'x-personal'

/** How long a player stays uncovered for the staff session that stated a purpose. */
export const REVEALED_SECONDS = 300

/**
 * A text of a reply that is personal data of a player. It is covered for staff, unless their session has uncovered this player for
 * a purpose (Player/Reveal), or the call has `uncoveredFor`. Players and partners get it uncovered.
 */
export function personal(kind: PersonalKind, options: TStringOptions = {}): TString {
  return Type.String({ ...options, [PERSONAL]: kind })
}
