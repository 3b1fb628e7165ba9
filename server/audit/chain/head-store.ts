import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Head } from './head.ts'

/** Storage of signed heads, separate from the database. An existing head is never overwritten. */
export type HeadStore = {
  readonly write: (head: Head) => Promise<void>
  /** All heads, oldest first. An invalid file is returned with its problem. */
  readonly readAll: () => Promise<readonly (Head | { readonly file: string; readonly problem: string })[]>
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d\.json$/

/** File name of a head, from its hour. */
export function fileOf({ hour }: Pick<Head, 'hour'>): string {
  return `${hour.slice(0, 'YYYY-MM-DDTHH'.length)}.json`
}

/** A folder that the operator mounts: on another machine, or append-only. */
export function makeFolderStore(folder: string): HeadStore {
  return {
    write: async (head) => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, fileOf(head)), `${JSON.stringify(head, null, 2)}\n`, { flag: 'wx', mode: 0o444 })
    },
    readAll: async () => {
      const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const names = files.filter((name) => NAME.test(name)).sort()
      return Promise.all(
        names.map(async (file) => {
          try {
            return JSON.parse(await readFile(join(folder, file), 'utf8')) as Head
          } catch {
            return { file, problem: 'not-json' }
          }
        }),
      )
    },
  }
}
