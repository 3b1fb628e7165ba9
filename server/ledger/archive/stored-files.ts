import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ParquetFiles } from '../../kernel/index.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { describeFile } from './archive-files.ts'
import { makeRoomForCopy, noteStored, noteUse } from './bounded-copies.ts'
import type { ArchivedMonth } from './archive.queries.ts'
import { manifestContent, readManifest, type ArchiveFile, type SignedManifest } from './manifest.ts'

/** If months are in a bucket, the folder has copies of the files that were written or read on this machine. */

/** A file must fit into one request. */
const BYTES_MAX = 1024 ** 3
/** A manifest has some kilobytes: who starts with a bucket that says nothing hears of it soon. */
const MANIFEST_MS = 10_000

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** A file is named by its content: the first 16 bytes of its hash, in the form of a UUID. */
const idOf = (hash: string): string =>
  [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')

const idOfManifest = (signed: SignedManifest): string => idOf(hashOf(Buffer.from(manifestContent(signed))))

/** Uploads the files of a finished folder to the bucket, if there is one, and then compares them. */
export async function storeFiles(
  files: ParquetFiles,
  name: string,
  { signed, described }: { readonly signed: SignedManifest; readonly described: readonly ArchiveFile[] },
): Promise<void> {
  const { store, folder } = files
  if (!store) return
  const put = (id: string, content: Buffer) =>
    store.put(id, content).catch((cause: unknown) => {
      throw new ArchiveNotMade(`The bucket of closed months did not take a file of ${name}.`, { cause })
    })
  for (const file of described) {
    if (file.bytes > BYTES_MAX)
      throw new ArchiveNotMade(`${name}/${file.name} has ${file.bytes} bytes: a bucket takes ${BYTES_MAX} of one file.`)
    await put(idOf(file.hash), await readFile(join(folder, name, file.name)))
  }
  await put(idOfManifest(signed), Buffer.from(manifestContent(signed)))
  const problem = await checkStored(files, name, { signed, described })
  if (problem) throw new ArchiveNotMade(`${problem}.`)
  await noteStored(files, name)
}

/** A fault of the files of a folder in the bucket; undefined if every byte is as it was written. */
export async function checkStored(
  { store }: ParquetFiles,
  name: string,
  { signed, described }: { readonly signed: SignedManifest; readonly described: readonly ArchiveFile[] },
): Promise<string | undefined> {
  if (!store) return undefined
  try {
    if (String(await store.get(idOfManifest(signed))) !== manifestContent(signed))
      return `the manifest of ${name} in the bucket is not the one in the database`
    for (const file of described) {
      const content = await store.get(idOf(file.hash))
      if (!content || hashOf(content) !== file.hash)
        return `${name}/${file.name} is not in the bucket as it was written`
    }
  } catch (error) {
    return `a file of ${name} in the bucket cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
  return undefined
}

/** Whether the bucket responds and has a month's manifest. */
export async function isStored({ store }: ParquetFiles, signed: SignedManifest): Promise<boolean> {
  return store !== undefined && (await store.get(idOfManifest(signed), MANIFEST_MS)) !== undefined
}

const underWay = new Map<string, Promise<void>>()

/**
 * Fetches those files of a folder that this machine does not have yet, if months are in a bucket.
 * @param kinds beginnings of the names of the files; absent: all
 */
export async function fetchFiles(
  files: ParquetFiles,
  name: string,
  described: readonly ArchiveFile[],
  kinds?: readonly string[],
): Promise<void> {
  if (!files.store) return
  for (const file of described) {
    if (kinds && !kinds.some((kind) => file.name.startsWith(`${kind}-`))) continue
    const path = join(files.folder, name, file.name)
    if (await isPresent(path)) {
      await noteUse(path)
      continue
    }
    const fetching = underWay.get(path) ?? fetchFile(files, path, name, file).finally(() => underWay.delete(path))
    underWay.set(path, fetching)
    await fetching
  }
}

/** Fetches those that are missing on this machine, or differ from the signed hash: left by an earlier attempt, or damaged. */
export async function renewFiles(files: ParquetFiles, name: string, described: readonly ArchiveFile[]): Promise<void> {
  for (const file of described) {
    const path = join(files.folder, name, file.name)
    const present = (await isPresent(path)) ? await describeFile(path) : undefined
    if (present?.hash === file.hash) await noteUse(path)
    else await fetchFile(files, path, name, file)
  }
}

/** `fetchFiles` for months of the books. */
export async function fetchMonths(
  files: ParquetFiles,
  months: readonly Pick<ArchivedMonth, 'manifest'>[],
  ...kinds: readonly ('entries' | 'accounts' | 'references')[]
): Promise<void> {
  if (!files.store) return
  for (const { manifest } of months) {
    const { month, files: described } = readManifest({ text: manifest })
    await fetchFiles(files, month, described, kinds)
  }
}

/**
 * The list that DuckDB reads, of one kind of file of archived months, each by its name: a file that is missing is an
 * error, and not fewer rows.
 */
export function listOfArchived(
  { folder }: ParquetFiles,
  months: readonly Pick<ArchivedMonth, 'manifest'>[],
  kind: 'entries' | 'accounts' | 'references',
): string {
  const paths = months.flatMap(({ manifest }) => {
    const { month, files } = readManifest({ text: manifest })
    return files.filter(({ name }) => name.startsWith(`${kind}-`)).map(({ name }) => `'${join(folder, month, name)}'`)
  })
  return `read_parquet([${paths.join(', ')}])`
}

const isPresent = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function fetchFile(files: ParquetFiles, path: string, folder: string, file: ArchiveFile): Promise<void> {
  const name = `${folder}/${file.name}`
  await makeRoomForCopy(files, file.bytes)
  const content = await files.store?.get(idOf(file.hash))
  if (!content) throw new Error(`${name} is not in the bucket of closed months.`)
  if (hashOf(content) !== file.hash) throw new Error(`${name} is not in the bucket as it was signed.`)
  await mkdir(dirname(path), { recursive: true })
  await noteStored(files, folder)
  // Under another name until it is complete, because others read the folder meanwhile.
  const part = `${path}.${randomUUID()}.part`
  const handle = await open(part, 'wx', 0o444)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, path)
}
