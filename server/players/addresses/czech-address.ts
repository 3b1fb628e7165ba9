import type { AddressParts } from '#contract/shapes/addresses.ts'
import { foldName } from '../fold-name.ts'

/** `č.p. 123/4a`: the number of the house (or `č.ev.` of a cottage), and the orientation number in the street. */
export type HouseNumber = {
  readonly kind: 'popisné' | 'evidenční'
  readonly house: string
  readonly orientation: string | null
}

const NUMBER = /^(?:(č\.?\s?p\.?|č\.?\s?ev\.?|ev\.?\s?č\.?|ev\.)\s*)?(\d{1,5})\s*(?:\/\s*(\d{1,4})\s*([a-z])?)?$/iu
const LINE = /^(.*?)\s*((?:(?:č\.\s?p\.|č\.\s?ev\.|ev\.)\s*)?\d{1,5}(?:\/\d{1,4}\s?[a-z]?)?)$/iu
const POST = /^(\d{3})\s?(\d{2})\s+(.+)$/u
/** Common abbreviations and their full words. */
const SHORT: Readonly<Record<string, string>> = { nám: 'náměstí', nábř: 'nábřeží', tř: 'třída', sv: 'svatého' }
const SHORT_FOLDED = Object.fromEntries(Object.entries(SHORT).map((pair) => pair.map(foldName)))

/** Parses a Czech house number; undefined if it is none. */
export function readHouseNumber(written: string): HouseNumber | undefined {
  const read = NUMBER.exec(written.trim())
  if (!read) return undefined
  const [, sign = '', house = '', orientation, letter = ''] = read
  return {
    kind: /ev/i.test(sign) ? 'evidenční' : 'popisné',
    house,
    orientation: orientation === undefined ? null : `${orientation}${letter.toLowerCase()}`,
  }
}

/** Parses an address written on one line by the register: `Sokolská 455/3, Nové Město, 12000 Praha 2`. */
export function readLine(line: string): (AddressParts & { readonly part: string }) | undefined {
  const parts = line.split(',').map((part) => part.trim())
  const post = POST.exec(parts.at(-1) ?? '')
  const first = LINE.exec(parts[0] ?? '')
  if (!post || !first || parts.length > 3) return undefined
  const [, street = '', houseNumber = ''] = first
  const [, zipStart = '', zipEnd = '', town = ''] = post
  return { street, houseNumber, part: parts[1] ?? '', postCode: zipStart + zipEnd, town, country: 'CZE' }
}

/**
 * A street without abbreviations, as the register's search needs it: `ul. 28. října` → `28. října`, `nám. Míru` →
 * `náměstí Míru`.
 */
export function spellOut(street: string): string {
  const words = street.split(/\s+/u).filter((word) => !/^(?:ul\.|ulice)$/iu.test(word))
  return words.map((word) => (word.endsWith('.') ? (SHORT[word.slice(0, -1).toLowerCase()] ?? word) : word)).join(' ')
}

/**
 * Whether the found address equals the written one; districts after a town's name (`Praha 2`) and abbreviations are
 * ignored.
 */
export function isSameAddress(written: AddressParts & { readonly part?: string }, found: AddressParts): boolean {
  const [ours, theirs] = [readHouseNumber(written.houseNumber), readHouseNumber(found.houseNumber)]
  if (!ours || !theirs || ours.kind !== theirs.kind || ours.house !== theirs.house) return false
  if (ours.orientation !== null && ours.orientation !== theirs.orientation) return false
  const town = wordsOf(withoutDistrict(written.town))
  if (town !== wordsOf(withoutDistrict(found.town)) || written.postCode !== found.postCode) return false
  return streetOf(written.street, town, written.part) === streetOf(found.street, town, written.part)
}

/** In a village without streets the number follows nothing, the village's name, or the name of its part. */
function streetOf(street: string, town: string, part = ''): string {
  const words = wordsOf(street)
  return words === town || words === wordsOf(part) ? '' : words
}

function withoutDistrict(town: string): string {
  return town.replace(/\s+\d{1,2}(?:\s*-.*)?$/u, '')
}

function wordsOf(text: string): string {
  const words = foldName(text).split(/[\s.,-]+/u)
  return words
    .filter((word) => word !== '' && word !== 'ul' && word !== 'ulice')
    .map((word) => SHORT_FOLDED[word] ?? word)
    .join(' ')
}
