import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Files of the package by their path from the repository's root, with relative imports in Node's form. */
export type Sources = ReadonlyMap<string, string>

const SPECIFIER = /(?<before>\bfrom |\bimport )'(?<specifier>[^']+)'/g

/**
 * Everything that the files import from this repository, transitively.
 * @param root folder of the repository
 * @param entries paths from the root
 * @param places the `imports` of package.json: targets of `#contract/*`
 */
export function collectSources(
  root: string,
  entries: readonly string[],
  places: Readonly<Record<string, string>>,
): Sources {
  const sources = new Map<string, string>()
  const left = [...entries]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (sources.has(path)) continue
    const from = dirname(path)
    const text = readFileSync(join(root, path), 'utf8').replaceAll(SPECIFIER, (all, before: string, name: string) => {
      const target = targetOf(name, from, places)
      if (target === undefined) return all
      left.push(target)
      return `${before}'${asNodeImport(relative(from, target))}'`
    })
    sources.set(path, text)
  }
  return sources
}

/** Target of one of our imports, from the root; undefined for a library. */
function targetOf(specifier: string, from: string, places: Readonly<Record<string, string>>): string | undefined {
  if (specifier.startsWith('.')) return join(from, specifier)
  if (!specifier.startsWith('#')) return undefined
  const exact = places[specifier]
  if (exact !== undefined) return join(exact)
  const [area = '', ...rest] = specifier.split('/')
  const place = places[`${area}/*`]
  if (place === undefined) throw new Error(`package.json has no place for ${specifier}.`)
  return join(place.replace('*', rest.join('/')))
}

const asNodeImport = (path: string) => `${path.startsWith('.') ? '' : './'}${path.replace(/\.ts$/, '.js')}`
