import { createHash } from 'node:crypto'
import { assert } from '#server/kernel/index.ts'
import type { ListNeeds } from '../needs.ts'

type Needs = Pick<ListNeeds, 'cipher' | 'files'>
const belongsTo = (fileId: string) => `lists.export-part:${fileId}`

/**
 * The id of a part's file follows from its lease and its number: so the files that a killed worker left are found when
 * an export is removed, and two workers never overwrite each other's.
 */
export function fileIdOf(lease: string, no: number): string {
  const hash = createHash('sha256').update(`${lease}:${no}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

export async function putPart({ cipher, files }: Needs, lease: string, no: number, bytes: Buffer): Promise<void> {
  const fileId = fileIdOf(lease, no)
  await files.put(fileId, cipher.sealBytes(bytes, belongsTo(fileId)))
}

export async function readPart({ cipher, files }: Needs, lease: string, no: number): Promise<Buffer> {
  const fileId = fileIdOf(lease, no)
  const sealed = await files.get(fileId)
  assert(sealed, 'A part of an export that is done is there.')
  return cipher.openBytes(sealed, belongsTo(fileId))
}

/** Removes what any lease may have written. */
export async function removeParts({ files }: Needs, leases: readonly string[], parts: number): Promise<void> {
  for (const lease of leases) for (let no = 0; no <= parts; no += 1) await files.remove(fileIdOf(lease, no))
}
