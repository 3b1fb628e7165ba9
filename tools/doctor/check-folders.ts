import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { openFolderStore } from '#server/documents/index.ts'
import { newId, openBucketStore, systemClock, type BucketAccess } from '#server/kernel/index.ts'
import { good, look, textOf, wrong, wrongVariable, type Finding } from './finding.ts'

const FREE_PART = 0.1
const FULL_PART = 0.02

/** Puts a file, reads it and removes it, as the product does. */
export async function checkFiles(
  folder: string | undefined,
  bucket: BucketAccess | undefined,
  answerMs?: number,
): Promise<Finding[]> {
  const place = bucket ? `the bucket ${bucket.url}` : `the folder ${folder}`
  if (!bucket && !folder)
    return [wrongVariable(['FILES_FOLDER'], 'no place for files', 'Set FILES_FOLDER or FILES_BUCKET_URL.')]
  const store = bucket ? openBucketStore(bucket, answerMs) : openFolderStore(folder ?? '')
  const [id, content] = [newId(systemClock.now()), Buffer.from(randomUUID())]
  try {
    await store.put(id, content)
    const back = await store.get(id)
    await store.remove(id)
    return back?.equals(content)
      ? [good(`${place} takes, gives back and removes a file`)]
      : [wrong(`${place} gave back something else than it was given`, 'Use a storage that is consistent.')]
  } catch (problem) {
    const text = textOf(problem)
    const isFull = text.startsWith('ENOSPC') || text.startsWith('EDQUOT')
    return [
      wrong(
        `${place} does not work: ${text}`,
        isFull
          ? 'Its disk is full: make room, until then nothing is uploaded.'
          : 'API and worker need to write, read and delete there.',
      ),
    ]
  }
}

/** Free space of a folder's disk. @param measure for tests */
export async function checkDisk(
  name: string,
  folder: string | undefined,
  measure: (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }> = statfs,
): Promise<Finding[]> {
  if (!folder) return []
  try {
    const { bavail, blocks, bsize } = await measure(folder)
    const said = `${name}: ${Math.round((bavail * bsize) / 1e9)} GB free of ${Math.round((blocks * bsize) / 1e9)}`
    if (bavail <= blocks * FULL_PART) return [wrong(said, 'Make room now: soon nothing more can be stored there.')]
    return [bavail > blocks * FREE_PART ? good(said) : look(said, 'Make room before it is full.')]
  } catch (problem) {
    return [
      look(
        `${name} is not there: ${textOf(problem)}`,
        `A process makes the folder ${folder} when it first writes there; mount it where it belongs elsewhere.`,
      ),
    ]
  }
}
