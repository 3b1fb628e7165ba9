import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Whoever follows a guide or a runbook types what stands there. Tables: `tests/sql/runbooks.db.test.ts`. */
const pages = ['README.md', 'docs/scale.md', ...globSync('docs/{guides,runbooks}/*.md', { cwd: ROOT })].map((file) => {
  const text = read(file)
  return { file, text, code: [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([one]) => one) }
})

/** What a pattern finds in the code of all pages, and what of it is not so. */
function missing(pattern: RegExp, isThere: (name: string, groups: Readonly<Record<string, string>>) => boolean) {
  const found = pages.flatMap(({ file, code }) =>
    code.flatMap((one) => [...one.matchAll(pattern)].map((match) => ({ file, match }))),
  )
  const lacking = found.filter(({ match }) => !isThere(match[1] ?? '', match.groups ?? {}))
  return { count: found.length, lacking: lacking.map(({ file, match }) => `${file}: ${match[0]}`) }
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }

/** The code of a command: its file, and what is beside that file and below. */
const sources = new Map<string, string>()
function sourceOf(script: string): string {
  const [file = ''] = /(?:tools|tests|apps)\/\S+\.ts/.exec(scripts[script] ?? '') ?? []
  if (file === '') return ''
  const known = sources.get(file)
  if (known !== undefined) return known
  const text = globSync(join(dirname(file), '**/*.ts'), { cwd: ROOT })
    .map(read)
    .join('\n')
  sources.set(file, text)
  return text
}

describe('guides and runbooks name what is there', () => {
  it('commands', () => {
    const { count, lacking } = missing(/npm run (?:--silent )?([\w:-]+)/g, (name) => name in scripts)
    expect(count).toBeGreaterThan(60)
    expect(lacking).toEqual([])
    const alone = missing(/^`((?:books|start|bench|audit|drill|build):[a-z-]+)/g, (name) => name in scripts)
    expect(alone.count).toBeGreaterThan(10)
    expect(alone.lacking).toEqual([])
  })
  it('options of commands', () => {
    const { count, lacking } = missing(/([\w:-]+) -- (?<options>--[a-z][^`|;)\n]*)/g, (name, { options = '' }) =>
      [...options.matchAll(/--(?<flag>[a-z][a-z-]*)/g)].every(({ groups }) => {
        const flag = groups?.['flag'] ?? ''
        return new RegExp(`--${flag}\\b|['"]?\\b${flag}['"]?: \\{ type:`).test(sourceOf(name))
      }),
    )
    expect(count).toBeGreaterThan(10)
    expect(lacking).toEqual([])
  })
  it('variables', () => {
    const files = globSync(
      ['{apps,config,contract,deploy,server,tools,tests}/**/*.{ts,mjs,yaml,cfg,conf,ini,yml,cron}'],
      {
        cwd: ROOT,
        // This file names variables of other programs.
        exclude: (path) => path.includes('node_modules') || path.endsWith('guides.test.ts'),
      },
    )
    const known = new Set(
      ['.env.example', ...files].flatMap((file) => read(file).match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
    )
    // Of other programs, for who builds them.
    for (const name of ['COMPOSE_FILE', 'SOURCE_DATE_EPOCH', 'USE_QUIC', 'USE_QUIC_OPENSSL_COMPAT']) known.add(name)
    const { count, lacking } = missing(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g, (name) => known.has(name))
    expect(count).toBeGreaterThan(150)
    expect(lacking).toEqual([])
  })
  it('files and folders', () => {
    const { count, lacking } = missing(
      /(?<![\w/.<-])((?:apps|config|contract|deploy|docs|games|partners|server|tests|tools)\/[\w./-]*\w)(?![\w<{*$])/g,
      (path) => existsSync(join(ROOT, path)) || /^deploy\/compose\/(?:secrets|partners\.env)/.test(path),
    )
    expect(count).toBeGreaterThan(50)
    expect(lacking).toEqual([])
    const shipped = globSync('deploy/**/*', { cwd: ROOT }).map((file) => file.split('/').at(-1))
    const alone = missing(/^`([\w-]+\.(?:cfg|conf|cron|ini|sh|yml|yaml))`$/g, (name) =>
      [...shipped, 'my-values.yaml'].includes(name),
    )
    expect(alone.count).toBeGreaterThan(15)
    expect(alone.lacking).toEqual([])
  })
  it('values of the chart', () => {
    const values = parse(read('deploy/helm/tolar/values.yaml')) as Readonly<Record<string, unknown>>
    const isValue = (path: string) => {
      let at: unknown = values
      for (const step of path.split('.')) {
        if (typeof at !== 'object' || at === null || !(step in at)) return false
        at = (at as Readonly<Record<string, unknown>>)[step]
      }
      return true
    }
    const tops = Object.keys(values).filter((name) => typeof values[name] === 'object')
    const { count, lacking } = missing(new RegExp(`\`(?:--set )?((?:${tops.join('|')})\\.[a-zA-Z.]+)\\b`, 'g'), isValue)
    expect(count).toBeGreaterThan(10)
    expect(lacking).toEqual([])
  })
  it('pages and their sections', () => {
    const anchorsOf = (text: string) =>
      [...text.matchAll(/^#+ (?<title>.+)$/gm)].map(({ groups }) =>
        (groups?.['title'] ?? '')
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      )
    const links = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!http)(?<path>[^)#]*)(?:#(?<anchor>[^)]+))?\)/g)].map((link) => ({ file, link })),
    )
    expect(links.length).toBeGreaterThan(20)
    const lacking = links.flatMap(({ file, link: { 0: link, groups } }) => {
      const path = groups?.['path'] ? join(dirname(file), groups['path']) : file
      const isThere =
        existsSync(join(ROOT, path)) && (!groups?.['anchor'] || anchorsOf(read(path)).includes(groups['anchor']))
      return isThere ? [] : [`${file}: ${link}`]
    })
    expect(lacking).toEqual([])
  })
})
