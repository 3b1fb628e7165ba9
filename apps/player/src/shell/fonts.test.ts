import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import type { Look } from '#config/look.ts'
import { readBrandMessages, readErrorTexts, readLook } from '#config/read-texts.ts'
import { marketKeys } from '#config/market.ts'
import type { Language } from '#config/shapes.ts'
import { targets } from '#config/targets.ts'
import { readFirstPages } from '#config/texts/pages/read-pages.ts'
import { messages, messagesTo } from '../messages/index.ts'
import { firstFonts } from './first-fonts.server.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const FONTS = join(ROOT, 'ui/fonts')
const CATALOGUE = join(ROOT, 'games/catalogue')
/** Total size of the fonts of a first page, for each pair of families of a brand. */
const BUDGET_BYTES = { cs: 45_000, sk: 45_000, en: 45_000, hu: 45_000, ru: 75_000, vi: 54_000 }
/** Every letter of the four languages of the first files, whether a text uses it today or not. */
const ALPHABETS = {
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  en: 'abcdefghijklmnopqrstuvwxyz',
  hu: 'áéíóöőúüű',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  vi: 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ',
}
const fileNames = {
  manrope: 'manrope',
  unbounded: 'unbounded',
  nunito: 'nunito',
  playfair: 'playfair-display',
  plex: 'ibm-plex-sans',
  sofia: 'sofia-sans-extra-condensed',
}
const filesOf = (language: Language, type: Look['type']) =>
  firstFonts(language, type).map((address) => basename(address))
const pairs = targets.flatMap((target) => {
  const { type } = readLook(target)
  return brands[target].languages.map((language) => [target, language, type] as const)
})
const charactersOf = new Map(
  readdirSync(FONTS)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => [name, readCharacters(readFileSync(join(FONTS, name)))]),
)

describe.each(pairs)('fonts of a first page of %s in %s', (_, language, type) => {
  it('are within their budget', () => {
    const bytes = filesOf(language, type).reduce((sum, name) => sum + readFileSync(join(FONTS, name)).length, 0)
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES[language])
  })
  it.each([type.display, type.body])('have in %s every letter of the alphabet and of the texts', (family) => {
    const known = filesOf(language, type)
      // Vietnamese has a fallback family where a family lacks its letters.
      .filter((name) => name.startsWith(fileNames[family]) || language === 'vi')
      .map((name) => charactersOf.get(name) ?? new Set())
    const written = ALPHABETS[language] + ALPHABETS[language].toUpperCase() + textsIn(language)
    const missing = [...new Set(written)].filter(
      (letter) =>
        /[\p{L}\p{Nd}\p{P}\p{Sc}\u00a0×−]/u.test(letter) && !known.some((characters) => characters.has(letter)),
    )
    expect(missing).toEqual([])
  })
})

it('contains in each file every character of its range', () => {
  const faces = [
    ...readFileSync(join(FONTS, 'fonts.css'), 'utf8').matchAll(
      /url\('\.\/(?<name>[\w-]+\.woff2)'\)[^}]*?unicode-range:(?<range>[^;]+);/g,
    ),
  ]
  expect(faces.map(({ groups }) => groups?.['name']).sort()).toEqual([...charactersOf.keys()].sort())
  for (const { groups } of faces) {
    const characters = charactersOf.get(groups?.['name'] ?? '')
    const missing = spread(groups?.['range'] ?? '').filter((one) => !characters?.has(one))
    // A font of a script need not have the rarest letters of its block; those of the texts are checked above.
    const isWholeBlock = /cyrillic|vietnamese/.test(groups?.['name'] ?? '')
    expect(isWholeBlock ? missing.length < 3 : missing, groups?.['name']).toEqual(isWholeBlock ? true : [])
  }
})

/** Every text that a page in this language may contain: texts of the site, its pages, its brands, errors and games. */
function textsIn(language: Language): string {
  const games = readdirSync(CATALOGUE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(join(CATALOGUE, name, 'game.json'), 'utf8'))
    .map((text) => JSON.stringify((JSON.parse(text) as { name: unknown }).name))
  return JSON.stringify([
    messages[language],
    messagesTo('informal')[language],
    marketKeys.flatMap((market) => [
      ...readFirstPages(language, market),
      ...readFirstPages(language, market, 'informal'),
    ]),
    targets
      .filter((target) => brands[target].languages.includes(language))
      .map((target) => readBrandMessages(target, language)),
    readErrorTexts(language),
    readErrorTexts(language, 'informal'),
    games,
    new Intl.NumberFormat(language, { style: 'currency', currency: 'CZK' }).format(-1_234_567.89),
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(-1_234_567.89),
  ])
}

function spread(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
}

/** Characters that a woff2 file can draw: its `cmap`, the only table of known tag 0, as WOFF 2.0 §4 packs it. */
function readCharacters(file: Buffer): Set<string> {
  let at = 48
  const readNumber = () => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let cmapAt: number | undefined
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = readNumber()
    const version = flags >> 6
    const isOutline = tag === 10 || tag === 11
    if (tag === 0) cmapAt = offset
    offset += (isOutline ? version !== 3 : version !== 0) ? readNumber() : length
  }
  if (cmapAt === undefined) throw new Error('The font has no cmap.')
  return readCmap(brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(cmapAt))
}

function readCmap(cmap: Buffer): Set<string> {
  const found = new Set<string>()
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4))
    const format = part.readUInt16BE(0)
    if (format === 12) {
      for (let group = 0; group < part.readUInt32BE(12); group += 1)
        addAll(found, part.readUInt32BE(16 + group * 12), part.readUInt32BE(20 + group * 12))
    } else if (format === 4) {
      const twice = part.readUInt16BE(6)
      for (let segment = 0; segment < twice; segment += 2)
        addAll(found, part.readUInt16BE(16 + twice + segment), part.readUInt16BE(14 + segment))
    }
  }
  return found
}

function addAll(found: Set<string>, first: number, last: number): void {
  for (let code = first; code <= Math.min(last, 0xffef); code += 1) found.add(String.fromCodePoint(code))
}
