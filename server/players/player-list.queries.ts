import { playerList } from '#contract/lists/players.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'
import { foldName } from './fold-name.ts'

/** Columns and orders of the list of a brand's players. */
export const playersInSql: SqlList = {
  list: playerList,
  select: sql`p.id, p.target, p.state, p.email, p.first_name, p.surname, p.birth_date, p.phone, p.language, p.currency,
    p.registered_at, p.last_sign_in_at, p.lock_reason, p.lock_explanation, p.locked_by, p.locked_at, p.closed_at`,
  from: sql`players.player p`,
  key: { by: sql`p.id`, type: 'bigint' },
  columns: {
    playerId: { by: sql`p.id`, type: 'bigint' },
    isLocked: { by: sql`p.state`, type: 'text' },
    // Players who have never signed in come before all others.
    lastSignInAt: { by: sql`coalesce(p.last_sign_in_at, '-infinity')`, type: 'timestamptz' },
    registeredAt: { by: sql`p.registered_at`, type: 'timestamptz' },
  },
}

export const ofBrand = (target: string): Sql => sql`p.target = ${target}`
export const withNumber = (id: number): Sql => sql`p.id = ${id}::bigint`

/** By the beginning of the e-mail, case-insensitive. */
export const withEmailStart = (text: string): Sql => sql`lower(p.email) like lower(${startOf(text)})`

/** By the whole e-mail, case-insensitive. */
export const withWholeEmail = (text: string): Sql => sql`lower(p.email) = lower(${text})`

/** By whole words from the beginning of "first name surname" or of "surname first name". */
export function withWholeWords(text: string): Sql {
  const words = foldName(text)
  const start = startOf(words)
  const whole = startOf(`${words} `)
  return sql`((p.name_folded like ${start} and p.name_folded || ' ' like ${whole})
           or (p.surname_first_folded like ${start} and p.surname_first_folded || ' ' like ${whole}))`
}

/** By a prefix of "first name surname" or of "surname first name". */
export function withNameStart(text: string): Sql {
  const start = startOf(foldName(text))
  return sql`(p.name_folded like ${start} or p.surname_first_folded like ${start})`
}

function startOf(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
