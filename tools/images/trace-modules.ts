import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync, type Module } from '@swc/core'

/** The imports of programs: our files, and packages. */
export type Traced = { readonly files: ReadonlySet<string>; readonly packages: ReadonlySet<string> }

type Imports = Readonly<Record<string, string>>

/**
 * Follows the imports of programs like Node: type imports are erased, and an `import()` of a literal counts. Throws if
 * one of our files is missing.
 */
export function traceModules(root: string, programs: readonly string[]): Traced {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Imports }
  const [files, packages] = [new Set<string>(), new Set<string>()]
  const waiting = [...programs]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue
    if (!existsSync(join(root, file))) throw new Error(`${file} is not there. Is everything built (npm run build)?`)
    files.add(file)
    for (const named of importsOfFile(join(root, file))) {
      if (named.startsWith('node:')) continue
      const own = ownFileOf(named, file, imports)
      if (own) waiting.push(own)
      else packages.add(packageOf(named))
    }
  }
  return { files, packages }
}

/** Files shared by several images are parsed once. */
const known = new Map<string, readonly string[]>()

function importsOfFile(path: string): readonly string[] {
  const imports = known.get(path) ?? importsOf(readFileSync(path, 'utf8'), path)
  known.set(path, imports)
  return imports
}

/** Paths that a module names. */
function importsOf(source: string, file: string): string[] {
  if (!/\.(?:ts|tsx|js|mjs)$/.test(file)) return []
  const syntax = /\.tsx?$/.test(file) ? 'typescript' : 'ecmascript'
  const module = parseSync(source, { syntax, target: 'esnext' }) as Module
  const declared = module.body.flatMap((one) => {
    if (one.type === 'ImportDeclaration' || one.type === 'ExportAllDeclaration')
      return 'typeOnly' in one && one.typeOnly ? [] : [one.source.value]
    if (one.type === 'ExportNamedDeclaration') return one.source && !isOfTypes(one) ? [one.source.value] : []
    return []
  })
  const later = [...source.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g)].map(([, path = '']) => path)
  // A file of a package opened by its path.
  const opened = [...source.matchAll(/\bimport\.meta\.resolve\(\s*['"`]([^'"`]+)/g)].map(([, path = '']) => path)
  return [...declared, ...later, ...opened]
}

const isOfTypes = (one: object): boolean => Reflect.get(one, 'typeOnly') === true

/** Our file for an import; undefined for a package. */
function ownFileOf(named: string, from: string, imports: Imports): string | undefined {
  if (named.startsWith('.')) return normalize(join(dirname(from), named))
  if (!named.startsWith('#')) return undefined
  const whole = imports[named]
  if (whole) return normalize(whole)
  const pattern = Object.keys(imports).find((one) => one.endsWith('*') && named.startsWith(one.slice(0, -1)))
  const target = pattern && imports[pattern]
  if (!pattern || !target) throw new Error(`${from} imports ${named}, which package.json does not name.`)
  return normalize(target.replace('*', named.slice(pattern.length - 1)))
}

function packageOf(named: string): string {
  return named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/')
}
