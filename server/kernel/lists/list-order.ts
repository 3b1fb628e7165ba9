import { sortKeys, type ListDefinition } from '#contract/lists/list.ts'
import { TransportError } from '../transport-errors.ts'
import type { ListOrder, ListPlace } from './sql-list.ts'

export type OrderQuery = { readonly sort?: string; readonly descending?: boolean; readonly cursor?: string }

const unreadable = (field: string) => new TransportError(400, 'ERR_INVALID_INPUT', { field })

/**
 * The requested order, or the list's default. 400 ERR_INVALID_INPUT for a column that cannot be sorted by, or a cursor
 * of another order.
 */
export function readOrder(list: ListDefinition, { sort, descending, cursor }: OrderQuery): ListOrder {
  const by = sort ?? list.order.by
  if (!sortKeys(list).includes(by)) throw unreadable('sort')
  const isDown = descending ?? (sort === undefined || sort === list.order.by ? list.order.descending : false)
  return { sort: by, isDown, after: cursor === undefined ? null : readCursor(cursor, by, isDown) }
}

/** A position as a cursor. It contains its order, so that a cursor of another order is rejected. */
export function writeCursor({ sort, isDown }: Pick<ListOrder, 'sort' | 'isDown'>, { value, key }: ListPlace): string {
  return Buffer.from(JSON.stringify([sort, isDown ? 1 : 0, value, key])).toString('base64url')
}

function readCursor(cursor: string, by: string, isDown: boolean): ListPlace {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw unreadable('cursor')
  }
  if (!Array.isArray(read) || read.length !== 4) throw unreadable('cursor')
  const [sort, down, value, key] = read as unknown[]
  if (sort !== by || down !== (isDown ? 1 : 0)) throw unreadable('cursor')
  if (!isWord(value) || !isWord(key)) throw unreadable('cursor')
  return { value, key }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
