import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParquetFiles } from '../../kernel/index.ts'
import type { ArchivedMonth } from './archive.queries.ts'
import { describeFile } from './archive-files.ts'
import { checkStored, renewFiles } from './stored-files.ts'
import { manifestContent, readManifest, type ArchiveFile, type SignedManifest } from './manifest.ts'

/**
 * What is wrong with the files of a month, by its manifest in the database; undefined when every byte is as it was
 * written.
 */
export function checkFilesOf(
  files: ParquetFiles,
  { manifest, signature }: Pick<ArchivedMonth, 'manifest' | 'signature'>,
): Promise<string | undefined> {
  const signed = { text: manifest, signature }
  const { month, files: described } = readManifest(signed)
  return checkFolder(files, month, { signed, described })
}

/** The same for any folder of files, by its manifest. */
export async function checkFolder(
  files: ParquetFiles,
  name: string,
  { signed, described }: { readonly signed: SignedManifest; readonly described: readonly ArchiveFile[] },
): Promise<string | undefined> {
  const { folder } = files
  try {
    if (files.store) {
      const problem = await checkStored(files, name, { signed, described })
      if (!problem) await renewFiles(files, name, described)
      return problem
    }
    if ((await readFile(join(folder, name, 'manifest.json'), 'utf8')) !== manifestContent(signed))
      return `the manifest of ${name} is not the one in the database`
    for (const file of described) {
      const found = await describeFile(join(folder, name, file.name))
      if (found.bytes !== file.bytes || found.hash !== file.hash) return `${name}/${file.name} is not as it was written`
    }
  } catch (error) {
    return `a file of ${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
  return undefined
}
