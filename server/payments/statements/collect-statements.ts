import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { takeStatements } from './import-statement.ts'
import type { StatementNeeds } from './store-statements.ts'

/** A file that was modified so recently may still be incomplete. */
const SETTLED_AFTER_MS = 5_000
const FILE_BYTES_MAX = 20_000_000
const STATEMENT_NAME = /^[^.].*\.(?:xml|gpc|txt)$/i

export type CollectNeeds = StatementNeeds & {
  /** Folder where the bank, or a transfer of its files, puts statements as camt.053 or GPC. */
  readonly folder: string
  /** Called for a file that is refused: a person has to look at it. */
  readonly onProblem: (name: string, problem: string) => void
}

/**
 * One run of the worker's heartbeat: imports every statement in the folder, and moves the file into `taken` or
 * `refused` beside it. A file that was imported but not moved, because the process died, is recognised when it is
 * imported again and changes nothing. Returns how many were imported.
 */
export async function collectStatements(needs: CollectNeeds): Promise<number> {
  const { folder, onProblem } = needs
  let taken = 0
  for (const name of await listFiles(needs)) {
    const problem = await takeFile(needs, name)
    if (problem === undefined) taken += 1
    else onProblem(name, problem)
    const place = join(folder, problem === undefined ? 'taken' : 'refused')
    await mkdir(place, { recursive: true })
    await rename(join(folder, name), join(place, name))
  }
  return taken
}

async function takeFile(needs: CollectNeeds, name: string): Promise<string | undefined> {
  const path = join(needs.folder, name)
  if ((await stat(path)).size > FILE_BYTES_MAX) return 'too-large'
  const taken = await takeStatements(needs, await readFile(path), 'bank')
  return 'problem' in taken ? taken.problem : undefined
}

/** Complete files, sorted by name: banks number or date them. */
async function listFiles({ folder, clock }: CollectNeeds): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !STATEMENT_NAME.test(entry.name)) continue
    const { mtimeMs } = await stat(join(folder, entry.name))
    if (clock.now().getTime() - mtimeMs >= SETTLED_AFTER_MS) names.push(entry.name)
  }
  return names.toSorted()
}
