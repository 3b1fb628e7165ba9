import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productVersion } from '#config/product-version.ts'
import type { Lock } from './close-packages.ts'
import { hashTree } from './hash-tree.ts'
import { images } from './images.ts'
import { writeParts } from './write-parts.ts'
import { listContents, writeTree } from './write-tree.ts'

/**
 * `npm run images [-- names …]`: writes the root of each image and its bill of materials to `build/images/<name>`,
 * after `npm run build`. `deploy/images/<name>.Containerfile` only copies that root.
 */
const root = join(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
const wanted = process.argv.slice(2)

for (const image of images.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const folder = join(root, 'build/images', image.name)
  const contents = listContents(root, image, lock)
  writeTree(root, contents, join(folder, 'root'))
  const bill = writeParts(image.name, productVersion(), process.versions.node, contents)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'bill-of-materials.json'), bill)
  const { hash, files, bytes } = hashTree(join(folder, 'root'))
  const size = `${(bytes / 1e6).toFixed(0)} MB`.padStart(7)
  console.log(`${image.name.padEnd(10)} ${size} in ${files} files, ${contents.packages.length} packages  ${hash}`)
}
