import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = join(ROOT, 'docs/reference')
const AREAS = [
  'apps',
  'client',
  'config',
  'contract',
  'games',
  'money',
  'text',
  'partners',
  'providers',
  'server',
  'tests',
  'tools',
  'ui',
]
const READ = /\.(?:ts|tsx|mts|mjs|css|sql|md)$/
const LEFT_OUT = /node_modules|\/build\/|\.react-router|citations\.test\.ts$/

const pages = readdirSync(PAGES)
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace('.md', ''))

/** Sections of each page: `1.5` of `### 1.5 Status`, and `fairness` of `## Fairness`. */
const sections = new Map(
  pages.map((page) => {
    const text = readFileSync(join(PAGES, `${page}.md`), 'utf8')
    const titles = [...text.matchAll(/^#{2,3} (?<number>[\d.]*\d|[A-Za-z]+)/gm)]
    return [page, new Set(titles.map(({ groups }) => (groups?.['number'] ?? '').toLowerCase()))] as const
  }),
)

type Citation = { readonly page: string; readonly section: string }

/** `providers §1.3, §1.4` cites two sections of one page. */
const citationsIn = (text: string): readonly Citation[] =>
  [...text.matchAll(/(?<page>[a-z-]+) (?<list>§[\w.]+(?:,? (?:and |to )?§[\w.]+)*)/gi)].flatMap(({ groups }) =>
    [...(groups?.['list'] ?? '').matchAll(/§(?<section>[\w.]*\w)/g)].map((match) => ({
      page: (groups?.['page'] ?? '').toLowerCase(),
      section: (match.groups?.['section'] ?? '').toLowerCase(),
    })),
  )

const files = [...AREAS.flatMap(filesOf), 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md']
function filesOf(area: string): readonly string[] {
  return readdirSync(join(ROOT, area), { recursive: true, encoding: 'utf8' })
    .map((name) => `${area}/${name}`)
    .filter((name) => READ.test(name) && !LEFT_OUT.test(name))
}
const cited = files.flatMap((file) =>
  citationsIn(readFileSync(join(ROOT, file), 'utf8')).map((one) => ({ file, ...one })),
)

describe('what a comment cites', () => {
  it('is read from the whole product', () => expect(cited.length).toBeGreaterThan(100))

  it('exists in docs/reference', () => {
    const missing = cited
      .filter(({ page, section }) => sections.has(page) && !sections.get(page)?.has(section))
      .map(({ file, page, section }) => `${file}: ${page} §${section}`)
    expect(missing).toEqual([])
  })

  /** Laws, standards and decisions have sections too: their name precedes the sign. */
  it('is a page of docs/reference, or a public standard', () => {
    const standards = /^(?:[a-z]{1,3}|act|sb|rfc|fips|\d.*)$/
    const strange = cited.filter(({ page }) => !sections.has(page) && !standards.test(page))
    expect(strange.map(({ file, page, section }) => `${file}: ${page} §${section}`)).toEqual([])
  })

  it.each([
    ['(providers §1.3, §1.4)', ['providers 1.3', 'providers 1.4']],
    ['Providers §9.5: so long', ['providers 9.5']],
  ])('is found in %s', (text, expected) =>
    expect(citationsIn(text).map(({ page, section }) => `${page} ${section}`)).toEqual(expected),
  )
})
