import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import routes from '../routes.ts'
import { messages, type Namespace } from './index.ts'
import { places } from './places.ts'

type Entry = { readonly path?: string; readonly file: string; readonly children?: readonly Entry[] }

/** Every page of the site, by its path after the language, with the file of its loader. */
function pagesIn(entries: readonly Entry[], under: string): { address: string; file: string }[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const address = path === '' ? under : `${under}/${path}`.replace('//', '/')
    return [{ address, file }, ...pagesIn(children, address)]
  })
}

const pages = pagesIn(routes as readonly Entry[], '/')
  .filter(({ address, file }) => address.startsWith('/:locale') && !file.startsWith('shell/'))
  .map(({ address, file }) => ({ address: address.slice('/:locale'.length) || '/', file }))

/** The parts whose texts a page loads, where it names them itself. */
function partsOf(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const asked = [...source.matchAll(/(?:pageParts|textsOf)\([^)]*?\)/g)].map(([call]) => call)
  const named = asked.flatMap((call) => [...call.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
  return named.filter((name) => name in messages.cs)
}

it.each(Object.entries(places))('texts of %s appear at addresses that there are', (_, of) => {
  const known = new Set(['every-page', 'adult-question', ...pages.map(({ address }) => address)])
  for (const place of of) expect(known).toContain(place)
})

it('every page that uses the texts of a part is one of its places', () => {
  const asked = pages.flatMap(({ address, file }) =>
    partsOf(file).map((part) => ({ address, part: part as Namespace })),
  )
  expect(asked.length).toBeGreaterThan(30)
  // A help text or a title from another part does not count as a place.
  expect(asked.filter(({ address, part }) => !places[part].includes(address))).toEqual([])
})
