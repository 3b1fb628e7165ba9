import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

// Finds the refusals that a call can reach, from the text of the server: functions and constants at the top level of a
// file, the names that they call, and where those names are imported from. Functions that a room is given as needs are
// not followed.

export const ROOT = join(import.meta.dirname, '../../..')

/** Texts of the server's files by their paths. */
export type Texts = ReadonlyMap<string, string>
type Part = { readonly file: string; readonly name: string; readonly text: string; readonly line: number }
/** A line `serve(app, call, …)` of a room's routes: the module and name of its call, and where each code is raised. */
export type Served = {
  readonly module: string
  readonly name: string
  readonly codes: ReadonlyMap<string, string>
}

const REFUSED = /(?:refuse\w*|new Refusal)\(\s*'(?<code>(?:ERR|WRN|KYC)_\w+)'/g
const CALLED = /(?:(?<from>\w+)\.)?(?<name>\w+)\b(?=\s*(?:<[^>(]*>)?\()/g
const IMPORTED = /(?:import|export) (?:type )?(?:\{(?<names>[^}]*)\}|\* as (?<all>\w+)) from '(?<place>[^']+)'/g
const BEGINNING = /^(?:export )?(?:async )?(?:function|const) (?<name>\w+)/gm

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The product's own files; tests and their kits may refuse anything. */
export const readServerTexts = (): Texts =>
  new Map(
    readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/(?:\.test|\/test-[\w-]+)\.ts$/.test(file))
      .map((file) => join(ROOT, 'server', file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  )

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

function readParts(texts: Texts): ReadonlyMap<string, Part> {
  return new Map(
    [...texts].flatMap(([file, text]) => {
      const beginnings = [...text.matchAll(BEGINNING)]
      return beginnings.map((match, place): [string, Part] => {
        const name = match.groups?.['name'] ?? ''
        const own = text.slice(match.index, beginnings[place + 1]?.index)
        return [`${file}#${name}`, { file, name, text: own, line: lineAt(text, match.index) }]
      })
    }),
  )
}

/** The text up to the bracket that closes the first one. */
function untilClosed(text: string): string {
  let depth = 0
  for (const [place, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')' && (depth -= 1) === 0) return text.slice(0, place + 1)
  }
  return text
}

type Direct = { readonly codes: readonly (readonly [code: string, at: string])[]; readonly calls: readonly Part[] }

/** Every call that rooms mount by name, with the refusals that its handler can reach and their places. */
export function readServed(texts: Texts): readonly Served[] {
  const parts = readParts(texts)
  /** By file: the source of each imported name; for a namespace import, `name.*`. */
  const imports = new Map([...texts].map(([file, text]) => [file, new Map(readImports(file, text))] as const))
  const known = new Map<Part, Direct>()

  function find(key: string, left = 5): Part | undefined {
    const [file = '', name = ''] = key.split('#')
    const via = imports.get(file)?.get(name)
    return parts.get(key) ?? (via === undefined || left === 0 ? undefined : find(via, left - 1))
  }

  /** Codes that a part raises itself, and the other parts that it calls. */
  function readPart(part: Part): Direct {
    const names = imports.get(part.file)
    const calls = [...part.text.matchAll(CALLED)].flatMap(({ groups }) => {
      const { from, name = '' } = groups ?? {}
      const target = find(from === undefined ? `${part.file}#${name}` : `${names?.get(`${from}.*`) ?? ''}#${name}`)
      return target ? [target] : []
    })
    const codes = [...part.text.matchAll(REFUSED)].map(({ groups, index }) => {
      const line = part.line + lineAt(part.text, index) - 1
      return [groups?.['code'] ?? '', `${relative(ROOT, part.file)}:${line}`] as const
    })
    return { codes, calls }
  }

  function codesOf(first: Part): ReadonlyMap<string, string> {
    const codes = new Map<string, string>()
    const seen = new Set([first])
    // New parts are appended and processed in their turn.
    for (const part of seen) {
      const direct = known.get(part) ?? readPart(part)
      known.set(part, direct)
      for (const [code, at] of direct.codes) if (!codes.has(code)) codes.set(code, at)
      for (const target of direct.calls) seen.add(target)
    }
    return codes
  }

  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bserve\(\s*app,/g)].flatMap(({ index }): readonly Served[] => {
      const [, from, name = ''] = /^serve\(\s*app,\s*(?:(\w+)\.)?(\w+)/.exec(text.slice(index)) ?? []
      const names = imports.get(file)
      const [module = '', exported = ''] = (
        from === undefined ? (names?.get(name) ?? '') : `${names?.get(`${from}.*`) ?? ''}#${name}`
      ).split('#')
      if (!module.includes('/contract/')) return []
      const route = untilClosed(text.slice(index)).slice('serve'.length)
      const part = { file, name: `route ${index}`, text: route, line: lineAt(text, index) }
      return [{ module, name: exported, codes: codesOf(part) }]
    }),
  )
}
