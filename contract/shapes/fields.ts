import { Type, type TSchema } from 'typebox'

/** UUID in lower or upper case. */
export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  maxLength: 36,
})

/** An instant with its offset, ISO 8601, as calendar.ts has it. */
export const Instant = Type.String({ format: 'date-time', maxLength: 40 })

/** Player number, as shown to staff and to the player. */
export const PlayerId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })

export const Email = Type.String({ format: 'email', minLength: 3, maxLength: 254 })
export const Language = Type.Union([
  Type.Literal('cs'),
  Type.Literal('sk'),
  Type.Literal('en'),
  Type.Literal('hu'),
  Type.Literal('ru'),
  Type.Literal('vi'),
])

/** Key of a game as in its path: letters and digits only. */
export const GameKey = Type.String({ pattern: '^[A-Za-z0-9]{2,40}$', maxLength: 40 })

/** Chosen by the caller, at least as long as a random 80-bit value; a repeat returns the first response. */
export const IdempotencyKey = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** Chosen by the caller, unique for each transfer of a player; a repeat returns the first response. */
export const TransferReference = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_.:-]+$' })

const SIGN = '[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]'

/**
 * Visible characters: letters, digits, punctuation and symbols, except Hangul fillers and the empty Braille pattern, which are
 * rendered blank.
 */
const SEEN = '(?![\\u115f\\u1160\\u2800\\u3164\\uffa0])[\\p{L}\\p{N}\\p{P}\\p{S}]'

/**
 * Printable text without control characters. With a minimum length it needs a visible character: blanks, zero-width and other invisible
 * characters alone are not enough.
 */
export const text = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: minLength > 0 ? `^(?=[\\s\\S]*?${SEEN})${SIGN}*$` : `^${SIGN}*$` })

/** A page of a list: at most `limit` rows after `cursor`. */
export const PageQuery = {
  cursor: Type.Optional(Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_:.-]*$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
}

/** Rows of a period only: from an instant (included) to another (not included). */
export const PeriodQuery = { since: Type.Optional(Instant), until: Type.Optional(Instant) }

export const page = <T extends TSchema>(row: T) =>
  Type.Object({ rows: Type.Array(row), nextCursor: Type.Union([Type.String(), Type.Null()]) })

export const Done = Type.Object({ done: Type.Literal(true) })
