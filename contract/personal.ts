import { Type, type TString, type TStringOptions } from 'typebox'

/**
 * Kinds of personal data of a player, by how much of them may stand when they are covered: `name` and `word` keep first
 * letters, `account` its country and last four digits, `number` its last two, `date` its year, `email` its first letter and
 * host, `phone` its last two; of a `text`, which may say anything of a person, nothing stays.
 */
export const PERSONAL_KINDS = ['name', 'word', 'account', 'number', 'date', 'email', 'phone', 'text'] as const
export type PersonalKind = (typeof PERSONAL_KINDS)[number]

/** Where a schema says that its value is personal, and of which kind. OpenAPI allows words of one's own that begin so. */
export const PERSONAL = 'x-personal'

/** How long a player stays uncovered for the staff session that gave a purpose. */
export const REVEALED_SECONDS = 300

/**
 * A text of a reply that is personal data of a player. Staff see it covered, unless they have uncovered this player for a
 * purpose a moment ago (Player/Reveal), or the call is the work itself (`wholeFor`). Players and partners get it whole.
 */
export function personal(kind: PersonalKind, options: TStringOptions = {}): TString {
  return Type.String({ ...options, [PERSONAL]: kind })
}
