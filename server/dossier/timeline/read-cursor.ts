import { TransportError } from '#server/kernel/index.ts'
import type { TimelinePart } from '#server/players/index.ts'

/** The last row that was shown: its moment, its part, and its key there. */
export type Place = { readonly at: Date; readonly part: string; readonly key: string }

const PLACE = /^(\d{1,15})\.([a-z-]{2,20})\.([A-Za-z0-9-]{1,100})$/

export function writeCursor({ at, part, key }: Place): string {
  return `${at.getTime()}.${part}.${key}`
}

/** 400 ERR_INVALID_INPUT for what is no place on a timeline of these parts. */
export function readCursor(cursor: string | undefined, parts: readonly TimelinePart[]): Place | null {
  if (cursor === undefined) return null
  const [, at, part, key] = PLACE.exec(cursor) ?? []
  if (at === undefined || part === undefined || key === undefined || !parts.some(({ name }) => name === part))
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return { at: new Date(Number(at)), part, key }
}
