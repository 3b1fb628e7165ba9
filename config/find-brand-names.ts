import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'

// Docs name brands, build results contain their data, and lock files and modules are not ours.
const passedOver = new Set(['config', 'docs', 'node_modules', 'build', 'dist', 'coverage', 'test-results'])
const sourceKinds = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.html', '.json', '.sql', '.svg'])

/** Files of a folder, without `config`, that contain one of these names of brands as a word, each with the first one. */
export function findBrandNames(
  root: string,
  names: readonly string[],
): { readonly file: string; readonly name: string }[] {
  const escaped = names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_-])(${escaped.join('|')})(?![\p{L}\p{N}_])`, 'u')
  const findIn = (folder: string): { readonly file: string; readonly name: string }[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.name.startsWith('.') || passedOver.has(entry.name)) return []
      if (entry.isDirectory()) return findIn(path)
      if (!entry.isFile() || !sourceKinds.has(extname(entry.name)) || entry.name === 'package-lock.json') return []
      const [, name] = pattern.exec(readFileSync(path, 'utf8')) ?? []
      return name === undefined ? [] : [{ file: relative(root, path), name }]
    })
  return findIn(root)
}
