import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParquetFiles } from '../../kernel/index.ts'

/**
 * With a bucket, the folder of a machine has copies. It is kept below its size by removing those that were used longest
 * ago: by any process of the machine, since the time of a file says when it was used.
 */

/** A folder with this file is in the bucket, so that its files may be removed. */
const IN_BUCKET = 'in-bucket'
/** The rest is for what is read at the moment. */
const COPIES_OF_SIZE = 0.8
/** A file that was used so shortly ago is not removed: a statement opens its files one after another. */
const IN_USE_MS = 10 * 60_000
/** A download that was cut off. */
const ABANDONED_MS = 60 * 60_000

type Copy = { readonly path: string; readonly bytes: number; readonly usedAt: number; readonly isPart: boolean }

/** Notes that all files of a folder are in the bucket. */
export async function noteStored(files: ParquetFiles, name: string): Promise<void> {
  if (files.store) await writeFile(join(files.folder, name, IN_BUCKET), '')
}

/** Notes that a copy is used now. */
export async function noteUse(path: string): Promise<void> {
  const now = new Date()
  // Removed meanwhile: it is fetched again.
  await utimes(path, now, now).catch(() => {})
}

/** Removes copies so that one more of these bytes has room. Those in use stay, even if the folder becomes too large. */
export async function makeRoomForCopy({ folder, cacheBytes }: ParquetFiles, bytes: number): Promise<void> {
  if (cacheBytes === undefined) return
  const copies = await listCopies(folder)
  let total = copies.reduce((sum, copy) => sum + copy.bytes, bytes)
  const now = Date.now()
  const removable = copies
    .filter(({ isPart, usedAt }) => usedAt < now - (isPart ? ABANDONED_MS : IN_USE_MS))
    .toSorted((one, other) => Number(other.isPart) - Number(one.isPart) || one.usedAt - other.usedAt)
  for (const { path, bytes: size } of removable) {
    if (total <= cacheBytes * COPIES_OF_SIZE) return
    await rm(path, { force: true })
    total -= size
  }
}

async function listCopies(folder: string): Promise<Copy[]> {
  const copies: Copy[] = []
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const inside = await readdir(join(folder, name)).catch((): string[] => [])
    if (!inside.includes(IN_BUCKET)) continue
    for (const file of inside.filter((one) => /\.(?:parquet|part)$/.test(one))) {
      const path = join(folder, name, file)
      const found = await stat(path).catch(() => undefined)
      if (found) copies.push({ path, bytes: found.size, usedAt: found.mtimeMs, isPart: file.endsWith('.part') })
    }
  }
  return copies
}

const MISSING = /No files found|No such file or directory/
const ATTEMPTS = 5

/** Fetches copies and reads them; again when another process has removed one in between. */
export async function withCopies<T>(
  files: ParquetFiles,
  fetchCopies: () => Promise<void>,
  read: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await fetchCopies()
    try {
      return await read()
    } catch (error) {
      const isMissing = error instanceof Error && MISSING.test(error.message)
      if (!files.store || !isMissing || attempt === ATTEMPTS) throw error
    }
  }
}
