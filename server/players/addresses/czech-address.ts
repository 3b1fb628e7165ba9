import type { AddressParts } from '#contract/shapes/addresses.ts'
import { foldName } from '../fold-name.ts'

/** `č.p. 123/4a`: number of the house (or `č.ev.` of a cottage), and of the door in the street. */
export type HouseNumber = {
  readonly kind: 'popisné' | 'evidenční'
  readonly house: string
  readonly orientation: string | null
}

const NUMBER = /^(?:(č\.?\s?p\.?|č\.?\s?ev\.?|ev\.?\s?č\.?|ev\.)\s*)?(\d{1,5})\s*(?:\/\s*(\d{1,4})\s*([a-z])?)?$/iu
const LINE = /^(.*?)\s*((?:(?:č\.\s?p\.|č\.\s?ev\.|ev\.)\s*)?\d{1,5}(?:\/\d{1,4}\s?[a-z]?)?)$/iu
const POST = /^(\d{3})\s?(\d{2})\s+(.+)$/u
/** Words that people shorten, by what is left of them. */
const SHORT: Readonly<Record<string, string>> = { nám: 'náměstí', nábř: 'nábřeží', tř: 'třída', sv: 'svatého' }
const SHORT_FOLDED = Object.fromEntries(Object.entries(SHORT).map((pair) => pair.map(foldName)))

/** Reads a Czech house number; undefined when it is none. */
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

/** An address as the register writes it on one line: `Sokolská 455/3, Nové Město, 12000 Praha 2`. */
export function readLine(line: string): (AddressParts & { readonly part: string }) | undefined {
  const parts = line.split(',').map((part) => part.trim())
  const post = POST.exec(parts.at(-1) ?? '')
  const first = LINE.exec(parts[0] ?? '')
  if (!post || !first || parts.length > 3) return undefined
  const [, street = '', houseNumber = ''] = first
  const [, zipStart = '', zipEnd = '', town = ''] = post
  return { street, houseNumber, part: parts[1] ?? '', postCode: zipStart + zipEnd, town, country: 'CZE' }
}

/** A street in whole words, as the register's search wants it: `ul. 28. října` → `28. října`, `nám. Míru` → `náměstí Míru`. */
export function spellOut(street: string): string {
  const words = street.split(/\s+/u).filter((word) => !/^(?:ul\.|ulice)$/iu.test(word))
  return words.map((word) => (word.endsWith('.') ? (SHORT[word.slice(0, -1).toLowerCase()] ?? word) : word)).join(' ')
}

/** Is the found address the one that was written? Districts after a town's name (`Praha 2`) and short words do not tell. */
export function isSameAddress(written: AddressParts & { readonly part?: string }, found: AddressParts): boolean {
  const [ours, theirs] = [readHouseNumber(written.houseNumber), readHouseNumber(found.houseNumber)]
  if (!ours || !theirs || ours.kind !== theirs.kind || ours.house !== theirs.house) return false
  if (ours.orientation !== null && ours.orientation !== theirs.orientation) return false
  const town = wordsOf(withoutDistrict(written.town))
  if (town !== wordsOf(withoutDistrict(found.town)) || written.postCode !== found.postCode) return false
  return streetOf(written.street, town, written.part) === streetOf(found.street, town, written.part)
}

/** A village without streets is written with nothing, its own name or that of its part before the number. */
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
