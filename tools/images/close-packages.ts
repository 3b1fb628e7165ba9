import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

type Locked = {
  readonly version: string
  readonly integrity?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly os?: readonly string[]
  readonly libc?: readonly string[]
}
export type Lock = { readonly packages: Readonly<Record<string, Locked>> }
export type Part = { readonly path: string; readonly name: string } & Pick<Locked, 'version' | 'integrity' | 'license'>

/**
 * The folders of packages and of all that they depend on, as the lock file says. What is optional comes where it is
 * installed, such as the binaries for this platform.
 * @param without packages that the programs do not need, or that are in another image
 */
export function closePackages(
  root: string,
  lock: Lock,
  names: Iterable<string>,
  without: readonly string[] = [],
): Part[] {
  const found = new Map<string, Part>()
  const waiting = [...names]
    .filter((name) => !isBuiltin(name) && !without.includes(name))
    .map((name) => ({ name, from: '', isNeeded: true }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = placeOf(next.name, next.from, lock)
    const locked = path === undefined ? undefined : lock.packages[path]
    if (path === undefined || !locked || !existsSync(join(root, path))) {
      if (next.isNeeded) throw new Error(`${next.name} of ${next.from || 'ours'} is not installed.`)
      continue
    }
    if (found.has(path)) continue
    const { version, integrity, license } = locked
    found.set(path, { path, name: next.name, version, ...(integrity && { integrity }), ...(license && { license }) })
    const optional = new Set(Object.keys({ ...locked.optionalDependencies, ...locked.peerDependencies }))
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      waiting.push({ name, from: path, isNeeded: !optional.has(name) })
  }
  return [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** Where Node finds a package from inside another: next to it, or in an outer folder. */
function placeOf(name: string, from: string, { packages }: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}
