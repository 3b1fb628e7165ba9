import { sign, verify, type KeyObject } from 'node:crypto'
import { sha256 } from '../checkpoints/checkpoint.ts'
import { monthOf, type Month } from './months.ts'

/** A file of a month: its name, rows, size and SHA-256 in hexadecimal. */
export type ArchiveFile = {
  readonly name: string
  readonly rows: number
  readonly bytes: number
  readonly hash: string
}

/** What accounts of one kind moved in one currency by one kind of movement; texts of whole minor units. */
export type ArchiveSum = {
  readonly accounts: string
  readonly currency: string
  readonly kind: number
  readonly entries: number
  readonly debit: string
  readonly credit: string
}

/** What the files of a month contain (docs/books-format.md). */
export type Manifest = {
  readonly month: Month
  readonly at: Date
  readonly entries: number
  readonly accounts: number
  /** Hash over the state of each account that moved: sequence number and hash, as in checkpoints. */
  readonly moved: string
  /** The checkpoint that had proved the month. */
  readonly checkpoint: number
  readonly files: readonly ArchiveFile[]
  readonly sums: readonly ArchiveSum[]
  /** Hash of the manifest of the month before; empty for the first. */
  readonly previous: string
}

export type SignedManifest = { readonly text: string; readonly signature: string }

/** What is signed: its first word keeps signatures of other things apart. */
function manifestText(manifest: Manifest): string {
  const { month, at, entries, accounts, moved, checkpoint, files, sums, previous } = manifest
  const fileRows = files.map(({ name, rows, bytes, hash }) => [name, rows, bytes, hash])
  const sumRows = sums.map((sum) => [sum.accounts, sum.currency, sum.kind, sum.entries, sum.debit, sum.credit])
  const parts = [month, at.toISOString(), entries, accounts, moved, checkpoint, fileRows, sumRows, previous]
  return JSON.stringify(['books-archive-1', ...parts])
}

export function signManifest(manifest: Manifest, key: KeyObject): SignedManifest {
  const text = manifestText(manifest)
  return { text, signature: sign(null, Buffer.from(text), key).toString('base64url') }
}

export function isSignedManifest({ text, signature }: SignedManifest, keys: readonly KeyObject[]): boolean {
  return keys.some((key) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')))
}

/** The content of `manifest.json`. */
export const manifestContent = ({ text, signature }: SignedManifest): string =>
  `${JSON.stringify({ text, signature })}\n`

export const hashOfManifest = ({ text }: SignedManifest): string => sha256(text)

type FileRow = [name: string, rows: number, bytes: number, hash: string]
type SumRow = [accounts: string, currency: string, kind: number, entries: number, debit: string, credit: string]
type Parts = [
  format: string,
  month: string,
  at: string,
  entries: number,
  accounts: number,
  moved: string,
  checkpoint: number,
  files: FileRow[],
  sums: SumRow[],
  previous: string,
]

/** Reads a manifest that this product has written. */
export function readManifest({ text }: Pick<SignedManifest, 'text'>): Manifest {
  const [format, month, at, entries, accounts, moved, checkpoint, files, sums, previous] = JSON.parse(text) as Parts
  if (format !== 'books-archive-1') throw new Error('A manifest of the archive has another format.')
  return {
    month: monthOf(month),
    at: new Date(at),
    entries,
    accounts,
    moved,
    checkpoint,
    files: files.map(([name, rows, bytes, hash]) => ({ name, rows, bytes, hash })),
    sums: sums.map(([kindOfAccounts, currency, kind, count, debit, credit]) => {
      return { accounts: kindOfAccounts, currency, kind, entries: count, debit, credit }
    }),
    previous,
  }
}
