import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPartners, statementBankFacts } from '#partners/facts.ts'

// A partner is a folder: nothing else in the product contains its name. Fixed occurrences are listed here.

const ROOT = join(import.meta.dirname, '../..')
const PRODUCT = ['apps', 'client', 'config', 'contract', 'games', 'money', 'server', 'text', 'ui']

/** Places that must name partners. */
const EXCEPTIONS: readonly { readonly place: RegExp; readonly because: string }[] = [
  { place: /^config\/(?:brands|snapshots|usual)\//, because: 'a brand lists the partners that it has' },
  { place: /^contract\/calls\.tsv$/, because: 'the paths that the specification fixes' },
  { place: /^server\/migrations\//, because: 'a migration that has run is never changed' },
  { place: /\.test\.tsx?$|\/test-[\w-]+\.ts$/, because: 'tests play partners' },
]
/** Names that are common words: these partners are recognised by their folders and gateways. */
const COMMON = ['payout', 'psd2']
const LEFT_OUT = /^(?:node_modules|build|\.react-router|art|catalogue)$/

const flat = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()

const names = new Set(
  [
    ...allPartners.flatMap(({ key, name, gateway, method, cardProvider = '', payouts = [] }) => [
      key,
      name,
      gateway,
      method?.name ?? '',
      cardProvider,
      ...payouts.map((one) => one.method),
    ]),
    ...statementBankFacts.flatMap(({ key, name }) => [key, name]),
  ]
    .map(flat)
    .filter((name) => name !== '' && !COMMON.includes(name)),
)
const LONGEST = 5

/**
 * Words of a line, including parts of camel-case names, and whether each is so close to the last that both may be one
 * name.
 */
function wordsOf(line: string): readonly { readonly word: string; readonly isClose: boolean }[] {
  const plain = line.normalize('NFD').replaceAll(/\p{M}/gu, '')
  let end = -2
  return [...plain.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)].map(({ 0: word, index }) => {
    const isClose = index === end || (index === end + 1 && /[-_. ]/.test(plain.charAt(end)))
    end = index + word.length
    return { word: word.toLowerCase(), isClose }
  })
}

/** The first partner that a line names; undefined for none. */
function namedIn(line: string): string | undefined {
  const words = wordsOf(line)
  for (const start of words.keys()) {
    let joined = ''
    for (const { word, isClose } of words.slice(start, start + LONGEST)) {
      if (joined !== '' && !isClose) break
      joined += word
      if (names.has(joined)) return joined
    }
  }
  return undefined
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry): readonly string[] => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : filesOf(path)
    return /\.(?:ts|tsx|mts|mjs|css|json|sql|tsv|md)$/.test(entry.name) ? [path] : []
  })
}

const files = PRODUCT.flatMap(filesOf)

describe('a partner is named only in its folder', () => {
  it('partners are known', () => expect(names.size).toBeGreaterThan(10))

  it('the product names none', () => {
    const searched = files.filter((path) => !EXCEPTIONS.some(({ place }) => place.test(path)))
    expect(searched.length).toBeGreaterThan(1_000)
    const found = searched.flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, place) => {
          const name = namedIn(line)
          return name === undefined ? [] : [`${path}:${place + 1}: ${name}: ${line.trim().slice(0, 100)}`]
        }),
    )
    expect(found).toEqual([])
  })

  it.each(EXCEPTIONS)('$place is needed: $because', ({ place }) =>
    expect(files.some((path) => place.test(path))).toBe(true),
  )

  it.each([
    ["const BANK = 'BankPsd2'", 'bankpsd2'],
    ['/** As GP webpay has it. */', 'gpwebpay'],
    ['export function makePayUGateway() {}', 'payu'],
    ['ČSOB does so', 'csob'],
    ["import './payout-one/x.ts'", 'payoutone'],
    ['process.env.NETERA_SECRET', 'netera'],
    ['NeteraWallet: 1', 'netera'],
    ['readFio(text)', 'fio'],
  ])('a planted name is detected: %s', (line, name) => expect(namedIn(line)).toBe(name))

  it.each(['a payout. One transfer', 'PSD2, article 62(4)', 'Fiona', 'payUntil(now)'])('no name: %s', (line) =>
    expect(namedIn(line)).toBeUndefined(),
  )
})
