import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { takeStatements } from './import-statement.ts'
import type { StatementNeeds } from './keep-statements.ts'

/** A file that was written to so short ago may still be on its way. */
const SETTLED_AFTER_MS = 5_000
const FILE_BYTES_MAX = 20_000_000
const STATEMENT_NAME = /^[^.].*\.(?:xml|gpc|txt)$/i

export type CollectNeeds = StatementNeeds & {
  /** Where the bank, or who carries its files, puts statements as camt.053 or GPC. */
  readonly folder: string
  /** Told of a file that is not taken: a person has to look at it. */
  readonly onProblem: (name: string, problem: string) => void
}

/**
 * One beat of the worker: takes every statement that lies in the folder, and puts the file into `taken` or `refused` beside
 * it. A file that was taken and not moved, because the process died, is known when it is taken again and changes nothing.
 * Gives how many were taken.
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

/** Files that are whole, in the order of their names: banks number or date them. */
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
