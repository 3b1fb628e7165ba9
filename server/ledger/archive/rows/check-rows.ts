import type { ParquetFiles } from '../../../kernel/index.ts'
import type { Trust } from '../../checkpoints/verify-checkpoints.ts'
import { checkFolder } from '../check-files.ts'
import { hashOfManifest, isSignedManifest } from '../manifest.ts'
import { monthOf } from '../months.ts'
import type { ArchivedRows } from './archived-rows.queries.ts'
import { readRowsManifest, rowsFolder } from './rows-manifest.ts'

/** Faults of the files of rows of rounds: manifests, their chains, and every byte. */
export async function checkRows(
  files: ParquetFiles,
  archived: readonly ArchivedRows[],
  trust: Trust | undefined,
): Promise<string[]> {
  const problems: string[] = []
  const previous = new Map<string, string>()
  for (const one of archived) {
    const signed = { text: one.manifest, signature: one.signature }
    const { kind, month, files: described, previous: named } = readRowsManifest(signed)
    const name = rowsFolder(one.kind, monthOf(one.month))
    if (rowsFolder(kind, month) !== name) problems.push(`the manifest of ${name} is of ${rowsFolder(kind, month)}`)
    if (trust && !isSignedManifest(signed, trust.publicKeys))
      problems.push(`the manifest of ${name} is signed by no key that this installation knows (AUDIT_PUBLIC_KEY)`)
    if (named !== (previous.get(kind) ?? '')) problems.push(`the manifest of ${name} does not follow the one before`)
    const problem = await checkFolder(files, name, { signed, described })
    if (problem) problems.push(problem)
    previous.set(kind, hashOfManifest(signed))
  }
  return problems
}
