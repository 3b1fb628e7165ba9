import { TransportError } from '#server/kernel/index.ts'
import type { TimelinePart } from '#server/players/index.ts'

/** The last row that was shown: its moment, its part, and its key there. */
export type Place = { readonly micros: number; readonly part: string; readonly key: string }

/** Positions had milliseconds before. */
const MILLISECONDS_MAX = 99_999_999_999_999
const PLACE = /^(\d{1,16})\.([a-z-]{2,20})\.([A-Za-z0-9-]{1,100})$/

export function writeCursor({ micros, part, key }: Place): string {
  return `${micros}.${part}.${key}`
}

/** 400 ERR_INVALID_INPUT for what is no place on a timeline of these parts. */
export function readCursor(cursor: string | undefined, parts: readonly TimelinePart[]): Place | null {
  if (cursor === undefined) return null
  const [, at, part, key] = PLACE.exec(cursor) ?? []
  if (at === undefined || part === undefined || key === undefined || !parts.some(({ name }) => name === part))
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  const said = Number(at)
  return { micros: said > MILLISECONDS_MAX ? said : said * 1000 + 999, part, key }
}
