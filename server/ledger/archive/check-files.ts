import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParquetFiles } from '../../kernel/index.ts'
import type { ArchivedMonth } from './archive.queries.ts'
import { describeFile } from './archive-files.ts'
import { readManifest } from './manifest.ts'

/**
 * What is wrong with the files of a month, by its manifest in the database; undefined when every byte is as it was
 * written.
 */
export async function checkFilesOf(
  { folder }: ParquetFiles,
  { manifest, signature }: Pick<ArchivedMonth, 'manifest' | 'signature'>,
): Promise<string | undefined> {
  const { month, files } = readManifest({ text: manifest })
  try {
    const copy: unknown = JSON.parse(await readFile(join(folder, month, 'manifest.json'), 'utf8'))
    if (JSON.stringify(copy) !== JSON.stringify({ text: manifest, signature }))
      return `the manifest of ${month} is not the one in the database`
    for (const { name, bytes, hash } of files) {
      const found = await describeFile(join(folder, month, name))
      if (found.bytes !== bytes || found.hash !== hash) return `${month}/${name} is not as it was written`
    }
  } catch (error) {
    return `a file of ${month} cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
  return undefined
}
