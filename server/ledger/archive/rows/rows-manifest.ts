import { sign, type KeyObject } from 'node:crypto'
import type { ArchiveFile, SignedManifest } from '../manifest.ts'
import { monthOf, type Month } from '../months.ts'

/** What the files of a month of rows contain (docs/books-format.md). */
export type RowsManifest = {
  readonly kind: string
  readonly month: Month
  readonly at: Date
  /** How many rows each table has, in the order of the kind. */
  readonly rows: readonly number[]
  /** SHA-256 over all cells. */
  readonly content: string
  readonly files: readonly ArchiveFile[]
  /** Hash of the manifest of the previous month of the kind; empty for the first. */
  readonly previous: string
}

/** The first word distinguishes its signature from signatures of other data. */
const FORMAT = 'rows-archive-1'

export function signRows(manifest: RowsManifest, key: KeyObject): SignedManifest {
  const { kind, month, at, rows, content, files, previous } = manifest
  const fileRows = files.map(({ name, rows: count, bytes, hash }) => [name, count, bytes, hash])
  const text = JSON.stringify([FORMAT, kind, month, at.toISOString(), rows, content, fileRows, previous])
  return { text, signature: sign(null, Buffer.from(text), key).toString('base64url') }
}

type Parts = [
  format: string,
  kind: string,
  month: string,
  at: string,
  rows: number[],
  content: string,
  files: [name: string, rows: number, bytes: number, hash: string][],
  previous: string,
]

/** Reads a manifest that this product has written. */
export function readRowsManifest({ text }: Pick<SignedManifest, 'text'>): RowsManifest {
  const [format, kind, month, at, rows, content, files, previous] = JSON.parse(text) as Parts
  if (format !== FORMAT) throw new Error('A manifest of archived rows has another format.')
  return {
    kind,
    month: monthOf(month),
    at: new Date(at),
    rows,
    content,
    files: files.map(([name, count, bytes, hash]) => ({ name, rows: count, bytes, hash })),
    previous,
  }
}

/** The folder of a month of one kind, beside those of the books. */
export const rowsFolder = (kind: string, month: Month): string => `${kind}-${month}`
