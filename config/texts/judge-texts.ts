import type { TextFault, Texts } from '#contract/shapes/texts.ts'
import type { Language } from '../shapes.ts'
import { hasForm, pluralForms } from './plural-forms.ts'
import { readMessage, type MessageParts } from './read-message.ts'
import { findUnseenSign } from './unseen-signs.ts'
import type { TextBook, TextEntry } from './text-entry.ts'

type Judged = {
  readonly book: TextBook
  readonly language: Language
  /** What the brand's folder says in this language. */
  readonly own: Texts
  /** Words of the law's pack for a text, where it has them. */
  readonly lawWords: (key: string) => string | null
}

/** Everything for which texts of a language are refused, by the key of each, for the tests of the folders, the studio and the server. */
export function judgeTexts(texts: Texts, judged: Judged): TextFault[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const entry = judged.book.get(key)
    if (!entry) return [{ key, fault: 'unknown' as const, about: '' }]
    return judgeText(entry, text, judged).map((fault) => ({ key, ...fault }))
  })
}

type Fault = Omit<TextFault, 'key'>

function judgeText(entry: TextEntry, text: string, { language, own, lawWords }: Judged): Fault[] {
  const { key, isOfLaw, words, maxLength } = entry
  const asBefore = own[key] ?? words[language] ?? lawWords(key)
  if (isOfLaw && asBefore !== null && text !== asBefore) return [{ fault: 'of-law', about: '' }]
  if (text === asBefore) return []
  if (text.trim() === '') return [{ fault: 'missing', about: '' }]
  const spare = findUnseenSign(text) ?? findSpareMark(text, entry)
  if (spare !== undefined) return [{ fault: 'markup', about: spare }]
  const parts = readMessage(text)
  if (!parts) return [{ fault: 'not-well-formed', about: '' }]
  const ofNames = judgeNames(parts, entry)
  return [
    ...(text.length > maxLength ? [{ fault: 'too-long' as const, about: String(maxLength) }] : []),
    ...judgeMarks(parts, entry),
    ...(ofNames.length > 0 ? ofNames : judgePlurals(parts, entry, language)),
  ]
}

const partsRead = new WeakMap<TextEntry, MessageParts[]>()

/** What the product's own words ask for, in each language: read once, since texts are judged while somebody writes them. */
function partsOf(entry: TextEntry): MessageParts[] {
  const known = partsRead.get(entry) ?? Object.values(entry.words).flatMap((text) => readMessage(text) ?? [])
  partsRead.set(entry, known)
  return known
}

const marksOf = (entry: TextEntry) => new Set(partsOf(entry).flatMap(({ marks }) => [...marks]))

/** A bracket that is not of a mark which the product's own words have. */
function findSpareMark(text: string, entry: TextEntry): string | undefined {
  const allowed = marksOf(entry)
  const [found] = [...text.matchAll(/<\/?(\w*)>?/g)].filter(
    ([all, name = '']) => !all.endsWith('>') || !allowed.has(name),
  )
  return found?.[0].slice(0, 40)
}

const judgeMarks = ({ marks }: MessageParts, entry: TextEntry): Fault[] =>
  [...marksOf(entry)].filter((mark) => !marks.has(mark)).map((about) => ({ fault: 'names', about }))

/** The same values as in the product's own words; one is counted only where it is a number there too. */
function judgeNames({ names, styles }: MessageParts, entry: TextEntry): Fault[] {
  const before = partsOf(entry)
  const known = new Set(before.flatMap((one) => [...one.names.keys()]))
  const usesOf = (name: string) => before.map((one) => one.names.get(name)).filter((use) => use !== undefined)
  const isNumber = (name: string) => usesOf(name).some((use) => use !== 'name' && use !== 'choice')
  const wrong = [...names].filter(([name, use]) => {
    if (!known.has(name)) return true
    if (use === 'name') return false
    return use === 'plural' || use === 'number' ? !isNumber(name) : !usesOf(name).includes(use)
  })
  const left = [...known].filter((name) => !names.has(name))
  // A share as percent, or an amount in another currency, is another figure.
  const otherwise = [...styles].filter((style) => !before.some((one) => one.styles.has(style)))
  return [...wrong.map(([name]) => name), ...left, ...otherwise].map((about) => ({ fault: 'names', about }))
}

/** Every form that the language has for whole numbers, but for those that the product's own words in it do without. */
function judgePlurals({ plurals, outside }: MessageParts, { words }: TextEntry, language: Language): Fault[] {
  const ofProduct = readMessage(words[language] ?? '')
  const before = ofProduct?.plurals ?? []
  const needed = pluralForms(language)
    .map(({ form }) => form)
    .filter((form) => form === 'other' || before.length === 0 || before.some(({ forms }) => forms.includes(form)))
  // A form for one number alone says it in words; any other one leaves nothing out that the product's own forms say.
  const hasOneCount = (form: string) =>
    form.startsWith('=') || pluralForms(language).some((one) => one.form === form && one.counts.length === 1)
  return plurals.flatMap(({ name, forms, said }) => {
    const left = needed.filter((form) => !forms.includes(form))
    const spare = forms.filter((form) => !hasForm(language, form))
    const always = [...(ofProduct?.outside ?? [])]
    const counted = [...(before.find((one) => one.name === name)?.said['other'] ?? [])]
    const dueIn = (form: string) =>
      hasOneCount(form) ? always.filter((value) => value !== name) : [...always, ...counted]
    const untold = forms.filter((form) => dueIn(form).some((value) => !said[form]?.has(value) && !outside.has(value)))
    return [...new Set([...left, ...spare, ...untold])].map((about) => ({ fault: 'plural-form' as const, about }))
  })
}

/** Texts that only the brand can say and that a language does not have: it is not shown to players so. */
export function missingOfBrand(texts: Texts, book: TextBook): TextFault[] {
  return [...book.values()]
    .filter(({ key, part }) => part === 'brand' && texts[key] === undefined)
    .map(({ key }) => ({ key, fault: 'missing', about: '' }))
}
