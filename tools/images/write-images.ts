import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productVersion } from '#config/product-version.ts'
import { closePackages, type Lock } from './close-packages.ts'
import { hashTree } from './hash-tree.ts'
import { CLOSED_MONTHS_PLACE, closedMonths, images } from './images.ts'
import { BYTES_MAX, packedBytes } from './image-size.ts'
import { tryPrograms } from './try-programs.ts'
import { writeParts } from './write-parts.ts'
import { describeLibraries, type SystemLibrary } from './system-libraries.ts'
import { listContents, listLibraries, writePackages, writeTree, type Contents } from './write-tree.ts'

/**
 * `npm run images [-- names …]`: writes the root of each image and its bill of materials to `build/images/<name>`, after
 * `npm run build`. `deploy/images/<name>.Containerfile` copies that root and nothing else. Fails for an image that is too large,
 * or, as root, in which a program does not find its modules.
 */
const root = join(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
const tooLarge: string[] = []
/** Programs with modules that are missing in their image. */
const incomplete: string[] = []

for (const image of images.filter(({ name }) => isWanted(name))) {
  const contents = listContents(root, image, lock)
  writeTree(root, contents, rootOf(image.name))
  tell(image.name, contents, describeLibraries(listLibraries(root, contents.packages)))
  incomplete.push(...(tryPrograms(rootOf(image.name), image.programs) ?? []))
}
if (isWanted(closedMonths.name)) {
  const packages = closePackages(root, lock, closedMonths.packages)
  writePackages(root, packages, CLOSED_MONTHS_PLACE, rootOf(closedMonths.name))
  tell(closedMonths.name, { files: [], packages }, [])
}
if (incomplete.length > 0) {
  process.stderr.write(`Modules are missing:\n${incomplete.join('\n')}\n`)
  process.exitCode = 1
}
if (tooLarge.length > 0) {
  process.stderr.write(
    `Larger than ${megabytes(BYTES_MAX).trim()} (tools/images/image-size.ts): ${tooLarge.join(', ')}.\n`,
  )
  process.exitCode = 1
}

function rootOf(name: string): string {
  return join(root, 'build/images', name, 'root')
}

function megabytes(size: number): string {
  return `${(size / 1e6).toFixed(1)} MB`.padStart(8)
}

/** Writes the bill of materials, and prints the size and the hash of the content. */
function tell(name: string, contents: Contents, libraries: readonly SystemLibrary[]): void {
  const folder = join(root, 'build/images', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'bill-of-materials.json'),
    writeParts(name, productVersion(), process.versions.node, contents, libraries),
  )
  const { hash, files, bytes } = hashTree(rootOf(name))
  if (bytes > BYTES_MAX) tooLarge.push(name)
  const packed = megabytes(packedBytes(rootOf(name)))
  console.log(
    `${name.padEnd(10)} ${megabytes(bytes)}, ${packed} compressed, ${files} files, ${contents.packages.length} packages  ${hash}`,
  )
}
