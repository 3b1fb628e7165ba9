import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type Size = { readonly hash: string; readonly files: number; readonly bytes: number }

/** One hash over the paths, modes and bytes of all files below a folder. */
export function hashTree(folder: string): Size {
  const hash = createHash('sha256')
  let [files, bytes] = [0, 0]
  const walk = (path: string): void => {
    for (const name of readdirSync(join(folder, path)).toSorted()) {
      const inside = path === '' ? name : `${path}/${name}`
      const stat = statSync(join(folder, inside))
      hash.update(`${inside}\0${(stat.mode & 0o777).toString(8)}\0`)
      if (stat.isDirectory()) walk(inside)
      else {
        hash.update(readFileSync(join(folder, inside)))
        files += 1
        bytes += stat.size
      }
    }
  }
  walk('')
  return { hash: hash.digest('hex'), files, bytes }
}
