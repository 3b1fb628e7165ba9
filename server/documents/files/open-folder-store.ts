import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from '#server/kernel/index.ts'
import type { FileStore } from './file-store.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const OWNER_ONLY = 0o600

/**
 * Stores files in a folder, which every process that serves them shares. Writes are atomic: to a temporary file,
 * flushed to disk, then renamed.
 */
export function openFolderStore(folder: string): FileStore {
  const placeOf = (id: string) => {
    assert(ID.test(id), 'A file is named by an id of ours.')
    // The end of an id is random, its beginning is time: subfolders fill evenly.
    return { folder: join(folder, id.slice(-2)), path: join(folder, id.slice(-2), id) }
  }
  return {
    put: async (id, sealed) => {
      const place = placeOf(id)
      await mkdir(place.folder, { recursive: true })
      const written = `${place.path}.new`
      const file = await open(written, 'w', OWNER_ONLY)
      try {
        await file.writeFile(sealed)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(written, place.path)
    },
    get: async (id) => {
      try {
        return await readFile(placeOf(id).path)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (id) => rm(placeOf(id).path, { force: true }),
  }
}
