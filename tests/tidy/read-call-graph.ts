import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

// Which refusals a call can reach, read from the text of the server: functions and constants at the top of a file, the names
// that they call, and where those names are imported from. What a room is handed as a function is not followed.

const ROOT = join(import.meta.dirname, '../..')

type Part = { readonly file: string; readonly name: string; readonly text: string }
/** A line `serve(app, call, …)` of a room's routes. */
export type Served = { readonly module: string; readonly name: string; readonly codes: ReadonlySet<string> }

const REFUSED = /(?:refuse\w*|new Refusal)\(\s*'(?<code>(?:ERR|WRN|KYC)_\w+)'/g
const CALLED = /(?:(?<from>\w+)\.)?(?<name>\w+)\b(?=\s*(?:<[^>(]*>)?\()/g
const IMPORTED = /(?:import|export) (?:type )?(?:\{(?<names>[^}]*)\}|\* as (?<all>\w+)) from '(?<place>[^']+)'/g
const BEGINNING = /^(?:export )?(?:async )?(?:function|const) (?<name>\w+)/gm

const texts = new Map(
  readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(?:\.test|\/test-[\w-]+)\.ts$/.test(file))
    .map((file) => join(ROOT, 'server', file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
)

const parts = new Map<string, Part>()
/** By file: where each imported name comes from; of a whole module, `name.*`. */
const imports = new Map<string, ReadonlyMap<string, string>>()
for (const [file, text] of texts) {
  const beginnings = [...text.matchAll(BEGINNING)]
  for (const [place, match] of beginnings.entries()) {
    const name = match.groups?.['name'] ?? ''
    parts.set(`${file}#${name}`, { file, name, text: text.slice(match.index, beginnings[place + 1]?.index) })
  }
  imports.set(file, new Map(readImports(file, text)))
}

function readImports(file: string, text: string): [string, string][] {
  return [...text.matchAll(IMPORTED)].flatMap(({ groups }): [string, string][] => {
    const { names = '', all, place = '' } = groups ?? {}
    const from = place.startsWith('.') ? resolve(dirname(file), place) : join(ROOT, place.replace('#', ''))
    if (all !== undefined) return [[`${all}.*`, from]]
    return names.split(',').flatMap((one): [string, string][] => {
      const [name = '', alias = name] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      return name === '' ? [] : [[alias, `${from}#${name}`]]
    })
  })
}

function find(key: string, left = 5): Part | undefined {
  const [file = '', name = ''] = key.split('#')
  const via = imports.get(file)?.get(name)
  return parts.get(key) ?? (via === undefined || left === 0 ? undefined : find(via, left - 1))
}

type Direct = { readonly codes: readonly string[]; readonly calls: readonly Part[] }
const known = new Map<Part, Direct>()

/** What a part raises itself, and which other parts it names in a call. */
function readPart(part: Part): Direct {
  const names = imports.get(part.file)
  const calls = [...part.text.matchAll(CALLED)].flatMap(({ groups }) => {
    const { from, name = '' } = groups ?? {}
    const target = find(from === undefined ? `${part.file}#${name}` : `${names?.get(`${from}.*`) ?? ''}#${name}`)
    return target ? [target] : []
  })
  return { codes: [...part.text.matchAll(REFUSED)].map(({ groups }) => groups?.['code'] ?? ''), calls }
}

function codesOf(first: Part): ReadonlySet<string> {
  const codes = new Set<string>()
  const seen = new Set([first])
  // What is found on the way is added behind, and read in its turn.
  for (const part of seen) {
    const direct = known.get(part) ?? readPart(part)
    known.set(part, direct)
    for (const code of direct.codes) codes.add(code)
    for (const target of direct.calls) seen.add(target)
  }
  return codes
}

/** Up to the bracket that closes the first one. */
function untilClosed(text: string): string {
  let depth = 0
  for (const [place, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')' && (depth -= 1) === 0) return text.slice(0, place + 1)
  }
  return text
}

/** Every call that rooms mount by name, with the refusals that its handler can reach. */
export function readServed(): readonly Served[] {
  return [...texts].flatMap(([file, text]) => {
    const names = imports.get(file)
    return text
      .split(/(?=\bserve\(\s*app,)/)
      .slice(1)
      .flatMap((line, place): readonly Served[] => {
        const [, from, name = ''] = /^serve\(\s*app,\s*(?:(\w+)\.)?(\w+)/.exec(line) ?? []
        const [module = '', exported = ''] = (
          from === undefined ? (names?.get(name) ?? '') : `${names?.get(`${from}.*`) ?? ''}#${name}`
        ).split('#')
        if (!module.includes('/contract/')) return []
        const route = { file, name: `route ${place}`, text: untilClosed(line).slice('serve'.length) }
        return [{ module, name: exported, codes: codesOf(route) }]
      })
  })
}
