import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from '../../kernel/index.ts'
import { checkpointText, type Checkpoint } from './checkpoint.ts'

/** The newest copy: the number and the signed text of its checkpoint, or why it could not be read. */
export type Copy =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly fault: string }

/**
 * A separate store for copies of checkpoints, away from the database: a stored checkpoint cannot be undone in the
 * database.
 */
export type CheckpointStore = {
  readonly write: (checkpoint: Checkpoint) => Promise<void>
  /** Undefined when there is none. Never throws: a read error is part of the result. */
  readonly readNewest: () => Promise<Copy | undefined>
}

const NAME = /^\d{9}\.json$/

/** A folder of files that are written once; the operator mounts it from another machine, or as append-only storage. */
export function makeCheckpointFolder(folder: string): CheckpointStore {
  return {
    write: async (checkpoint) => {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${String(checkpoint.number).padStart(9, '0')}.json`)
      assert(!(await isThere(file)), `The copy ${file} is there already.`)
      const content = `${JSON.stringify({ text: checkpointText(checkpoint), signature: checkpoint.signature })}\n`
      await writeDurably(`${file}.part`, content)
      await rename(`${file}.part`, file)
    },
    readNewest: async () => {
      let number = 0
      try {
        const files = await readdir(folder)
        const newest = files
          .filter((file) => NAME.test(file))
          .toSorted()
          .at(-1)
        if (!newest) return undefined
        number = Number.parseInt(newest, 10)
        const { text } = JSON.parse(await readFile(join(folder, newest), 'utf8')) as { text?: unknown }
        return typeof text === 'string' ? { number, text } : { number, fault: 'it has no text' }
      } catch (error) {
        if (number === 0 && hasCode(error, 'ENOENT')) return undefined
        return { number, fault: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** The remains of an interrupted attempt are overwritten. */
async function writeDurably(file: string, content: string): Promise<void> {
  await rm(file, { force: true })
  const handle = await open(file, 'wx', 0o444)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
