import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type SymbolSet = {
  readonly width?: number
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>
}

const require = createRequire(import.meta.url)
const readSet = (name: string): SymbolSet =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8'))

const sets = new Map<string, SymbolSet>()

/** One symbol of the open sets (`cherries` is Fluent, `n:owl` is Noto) as SVG in a 100 px box around 0,0. */
export function loadSymbol(id: string): string {
  const [name, setName] = id.startsWith('n:') ? [id.slice(2), 'noto'] : [id, 'fluent-emoji']
  const set = sets.get(setName) ?? readSet(setName)
  sets.set(setName, set)
  const icon = set.icons[name]
  if (!icon) throw new Error(`There is no symbol "${id}"`)
  const width = icon.width ?? set.width ?? 16
  const body = icon.body
    .replace(/id="([^"]+)"/g, 'id="~$1"')
    .replace(/url\(#([^)]+)\)/g, 'url(#~$1)')
    .replace(/href="#([^"]+)"/g, 'href="#~$1"')
  return `<g transform="scale(${100 / width}) translate(${-width / 2} ${-width / 2})">${body}</g>`
}
