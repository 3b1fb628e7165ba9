import { hash } from 'node:crypto'
import { assert } from '../../kernel/index.ts'

/** An entry as `ledger.bytes_of` gives it (docs/books-format.md). */
export const RECORD_BYTES = 86

const AT = { account: 16, seq: 24, debit: 32, credit: 40, balanceAfter: 48, kind: 84 } as const

/** The values of a record that are checked against its account. */
export type EntryRecord = {
  readonly accountId: number
  readonly seq: number
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
  readonly kind: number
}

export function readRecord(records: Buffer, at: number): EntryRecord {
  return {
    accountId: wholeAt(records, at + AT.account),
    seq: wholeAt(records, at + AT.seq),
    debit: wholeAt(records, at + AT.debit),
    credit: wholeAt(records, at + AT.credit),
    balanceAfter: wholeAt(records, at + AT.balanceAfter),
    kind: records.readInt16BE(at + AT.kind),
  }
}

export const accountOf = (records: Buffer, at: number): number => wholeAt(records, at + AT.account)
export const seqOf = (records: Buffer, at: number): number => wholeAt(records, at + AT.seq)

function wholeAt(records: Buffer, at: number): number {
  const number = records.readInt32BE(at) * 4_294_967_296 + records.readUInt32BE(at + 4)
  assert(Number.isSafeInteger(number), 'A number of an entry is a safe integer.')
  return number
}

const linked = Buffer.allocUnsafe(32 + RECORD_BYTES)

/** A hash as a string of its bytes, which needs a third of a buffer's memory; empty before the first entry. */
export type Link = string

/** The same as `ledger.link(before, '', bytes)`. */
export function linkOf(before: Link, records: Buffer, at: number): Link {
  linked.write(before, 0, 'latin1')
  records.copy(linked, before.length, at, at + RECORD_BYTES)
  return hash('sha256', linked.subarray(0, before.length + RECORD_BYTES), 'binary')
}

export const linkOfHex = (hex: string): Link => Buffer.from(hex, 'hex').toString('latin1')

export const bytesOfLink = (link: Link): Buffer => Buffer.from(link, 'latin1')
