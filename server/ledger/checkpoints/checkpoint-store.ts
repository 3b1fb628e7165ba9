import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkpointText, type Checkpoint } from './checkpoint.ts'

/** A place of its own for copies of checkpoints, away from the database: what it has seen cannot be taken back there. */
export type CheckpointStore = {
  readonly write: (checkpoint: Checkpoint) => Promise<void>
  /** Number and signed text of the newest copy; undefined where there is none. */
  readonly readNewest: () => Promise<{ readonly number: number; readonly text: string } | undefined>
}

const NAME = /^\d{9}\.json$/

/** A folder of files that are written once; of another machine, or one that only grows, as the operator mounts it. */
export function makeCheckpointFolder(folder: string): CheckpointStore {
  return {
    write: async (checkpoint) => {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${String(checkpoint.number).padStart(9, '0')}.json`)
      const content = `${JSON.stringify({ text: checkpointText(checkpoint), signature: checkpoint.signature })}\n`
      await writeFile(file, content, { flag: 'wx', mode: 0o444 })
    },
    readNewest: async () => {
      const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const newest = files
        .filter((file) => NAME.test(file))
        .toSorted()
        .at(-1)
      if (!newest) return undefined
      const { text } = JSON.parse(await readFile(join(folder, newest), 'utf8')) as { text: string }
      return { number: Number.parseInt(newest, 10), text }
    },
  }
}
