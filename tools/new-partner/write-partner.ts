import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TEMPLATE = 'tools/new-partner/template'
/** Registers, the line of an entry in each, and the text that precedes its end. */
const REGISTERS = [
  {
    file: 'partners/facts.ts',
    imports: 'sample',
    from: 'facts.ts',
    list: 'export const partnerFacts = [',
    entry: 'sample',
  },
  {
    file: 'partners/agreements.ts',
    imports: 'sampleAgreement',
    from: 'agreement.ts',
    list: 'export const agreements',
    entry: "'sample': sampleAgreement",
  },
  {
    file: 'partners/texts.ts',
    imports: 'sampleTexts',
    from: 'texts.ts',
    list: 'const texts =',
    entry: "'sample': sampleTexts",
  },
  {
    file: 'partners/adapters.ts',
    imports: 'openSample',
    from: 'adapter/index.ts',
    list: 'export const openGateways',
    entry: "'sample': openSample",
  },
  {
    file: 'partners/stand-ins.ts',
    imports: 'standIn as sample',
    from: 'stand-in/index.ts',
    list: 'export const standIns',
    entry: "'sample': sample",
  },
] as const

export type PartnerOrder = { readonly key: string; readonly name?: string; readonly port?: string }
export type PartnerWritten = { readonly files: readonly string[]; readonly gateway: string }

/**
 * Writes the folder of a new partner from the template, and its line in each register.
 * @param root folder of the repository
 * @returns what was written, or why nothing was
 */
export function writePartner(root: string, { key, name, port }: PartnerOrder): PartnerWritten | { problem: string } {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(key) || key.length > 40)
    return { problem: `"${key}" is no key: small letters, digits and single hyphens, at most 40.` }
  if (existsSync(join(root, 'partners', key))) return { problem: `partners/${key} is there already.` }
  const taken = problemOfNames(root, key, name)
  if (taken) return { problem: taken }
  const ports = portsOf(root)
  const own = port === undefined ? Math.max(...ports) + 1 : Number(port)
  if (!Number.isInteger(own) || own < 1024 || own > 65_535 || ports.includes(own))
    return { problem: `${port} is no free port.` }
  const words = wordsOf(key, name, own)
  const files = readdirSync(join(root, TEMPLATE), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => {
      const target = join(
        'partners',
        key,
        path.replaceAll('sample', () => key),
      )
      mkdirSync(dirname(join(root, target)), { recursive: true })
      writeFileSync(join(root, target), words(readFileSync(join(root, TEMPLATE, path), 'utf8')))
      return target
    })
  for (const register of REGISTERS) addLines(root, register, words)
  return { files: [...files, ...REGISTERS.map(({ file }) => file)], gateway: pascal(key) }
}

const pascal = (key: string) => key.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const variableOf = (key: string) => pascal(key).replace(/^./, (letter) => letter.toLowerCase())

/** Methods that belong to no single partner; a gateway of that name would be confused with them. */
const OTHER_METHODS = ['CardOnline', 'Bacs', 'PaymentButton', 'Landbase']
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  )

/** Why the names derived from a key cannot be used; undefined when they can. */
function problemOfNames(root: string, key: string, name: string | undefined): string | undefined {
  const [gateway, variable] = [pascal(key), variableOf(key)]
  const facts = readFileSync(join(root, 'partners/facts.ts'), 'utf8')
  const known = [...facts.matchAll(/import \{ (?<known>\w+) \}/g)].map(({ groups }) => groups?.['known']?.toLowerCase())
  if (RESERVED.includes(variable)) return `"${key}" is a word of the language: choose another key.`
  if (known.includes(variable.toLowerCase()) || OTHER_METHODS.includes(gateway))
    return `${gateway} is there already: choose another key.`
  if (name !== undefined && !/^[\p{L}\p{N}][\p{L}\p{N} .&+-]{0,39}$/u.test(name))
    return `"${name}" is no name: letters, digits, spaces and . & + -, at most 40.`
  return undefined
}

const TOKENS =
  /(?<name>(?<=name: )'Sample'(?=,\n {2}gateway))|(?<key>(?<=')sample(?=')|sample(?=-)|(?<=partners\/|Partners\/|\.\/)sample(?=\/))|(?<constant>SAMPLE)|(?<gateway>Sample)|(?<variable>sample)|(?<port>3099)/g

/** Replaces the template's placeholders by the partner's values, each once. */
function wordsOf(key: string, name: string | undefined, port: number): (text: string) => string {
  const words: Readonly<Record<string, string>> = {
    name: `'${name ?? pascal(key)}'`,
    key,
    constant: key.replaceAll('-', '_').toUpperCase(),
    gateway: pascal(key),
    variable: variableOf(key),
    port: String(port),
  }
  return (text) =>
    text.replaceAll(TOKENS, (token, ...rest) => {
      const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>
      const kind = Object.keys(groups).find((one) => groups[one] !== undefined)
      return words[kind ?? ''] ?? token
    })
}

/** Ports of the existing stand-ins. */
const portsOf = (root: string): readonly number[] =>
  readdirSync(join(root, 'partners'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('agreement.ts'))
    .flatMap(
      (path) => /port: (?<port>\d+)/.exec(readFileSync(join(root, 'partners', path), 'utf8'))?.groups?.['port'] ?? [],
    )
    .map(Number)

function addLines(root: string, register: (typeof REGISTERS)[number], words: (text: string) => string): void {
  const path = join(root, register.file)
  const text = readFileSync(path, 'utf8')
  const line = words(`import { ${register.imports} } from './sample/${register.from}'\n`)
  const start = text.indexOf(register.list)
  const end = /\n?[\]}]/g
  end.lastIndex = text.indexOf(register.list.endsWith('[') ? '[' : '{', start) + 1
  const at = end.exec(text)?.index ?? text.length
  const before = text.slice(0, at).replace(/,?\s*$/, '')
  const withEntry = `${before}, ${words(register.entry)}${text.slice(at)}`
  writeFileSync(path, `${line}${withEntry}`)
}
