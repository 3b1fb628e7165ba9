import { FIELD_WORDS } from './field-words.ts'
import type { useTexts } from './use-texts.ts'

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'or'>

/** Endings of filters of lists: the first and the last of a range. */
const RANGES = [
  ['From', 'fieldPlace.from'],
  ['To', 'fieldPlace.to'],
  ['Min', 'fieldPlace.min'],
  ['Below', 'fieldPlace.below'],
] as const
/** Endings that say how a value is written, and not what it is. */
const FORM = /(?:Ids?|Keys?|Minor|Ppm|At)$/

/**
 * The name of a refused field on the screen: its own where the screen gives one, otherwise the words of its place in the call, without
 * the part of the request that contains it.
 */
export function nameField(path: string, { t, or }: Texts, own: Readonly<Record<string, string>> = {}): string {
  const place = path.replace(/^(?:body|query|querystring|params|headers)(?:\/|$)/, '')
  if (Object.hasOwn(own, place)) return own[place] ?? place
  const words: string[] = []
  for (const segment of place.split('/').filter(Boolean).map(unescape)) {
    const list = words.at(-1)
    if (/^\d+$/.test(segment) && list !== undefined)
      words.splice(-1, 1, t('fieldPlace.row', { list, number: Number(segment) + 1 }))
    else words.push(wordOf(segment, { t, or }))
  }
  return words.length > 0 ? words.join(' › ') : t('fieldPlace.whole')
}

/** The word of one name of the contract. One without a word is split into the words that it is written of. */
function wordOf(name: string, { t, or }: Texts): string {
  return findWord(name, { t, or }) ?? capitalize(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_.]/g, ' ').toLowerCase())
}

/** The word of one name of the contract in the texts; undefined where there is none. */
export function findWord(name: string, { t, or }: Texts): string | undefined {
  const word = ownWord(name, { t, or }) ?? ownWord(name.replace(FORM, ''), { t, or })
  if (word !== undefined) return word
  for (const [ending, text] of RANGES) {
    const stem = name.endsWith(ending) ? findWord(name.slice(0, -ending.length), { t, or }) : undefined
    if (stem !== undefined) return t(text, { name: stem })
  }
  return undefined
}

function ownWord(name: string, { t, or }: Texts): string | undefined {
  const key = Object.hasOwn(FIELD_WORDS, name) ? FIELD_WORDS[name] : undefined
  const word = key === undefined ? or(`fieldName.${name}`, '') : t(key)
  return word === '' ? undefined : capitalize(word)
}

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** A part of a JSON pointer (RFC 6901 §3). */
const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')
