import type { Money } from '#money'
import type { TextPart } from '../../texts/split-text.ts'
import type { AuditRow } from './fold-repeats.ts'
import { actionName } from '../../shell/action-name.ts'

type Subject = AuditRow['subjects'][number]

/** A part of a sentence: text, or a link. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'who'; readonly text: string }
  | { readonly kind: 'player'; readonly playerId: number }
  | { readonly kind: 'subject'; readonly subject: Subject; readonly text: string }

/** Finds the text of a key in the reader's language with its placeholders; undefined if there is none. */
type FindParts = (key: string) => readonly TextPart[] | undefined

/** Used if even the fallback sentence is missing. */
const PLAIN: readonly TextPart[] = [{ place: 'who' }, { words: ': ' }, { place: 'action' }]
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i
const SHORT = 8
/** The number of ids that are listed; the rest is counted. */
const LISTED = 3

/** Key of the sentence for a call that changes something. */
export const sentenceName = (action: string): string => actionName(action).replace(/^action\./, 'sentence.')

/**
 * Who did what to whom, as one sentence with links. For calls that were refused, wait for a second person or are
 * read-only, it names the call instead.
 */
export function describeRecord(row: AuditRow, find: FindParts): Piece[] {
  const sentence = row.outcome === 'done' ? find(sentenceOf(row)) : undefined
  const parts = sentence ?? find(fallbackOf(row)) ?? PLAIN
  const isPlayerNamed = row.playerId === null || parts.some((part) => 'place' in part && part.place === 'player')
  const ofPlayer = isPlayerNamed ? [] : [{ words: ', ' }, ...(find('audit.ofPlayer') ?? [{ place: 'player' }])]
  return tidy(
    [...parts, ...ofPlayer].flatMap((part) => ('words' in part ? words(part.words) : fill(part.place, row, find))),
  )
}

/** A signature under a request that had ended ran nothing, and is no approval. */
function sentenceOf({ action, change }: Pick<AuditRow, 'action' | 'change'>): string {
  return change?.after?.['requestState'] === undefined ? sentenceName(action) : `${sentenceName(action)}.nothing`
}

/** The content of a placeholder. */
function fill(place: string, row: AuditRow, find: FindParts): Piece[] {
  switch (place) {
    case 'who':
      return [{ kind: 'who', text: row.userName }]
    case 'player':
      return row.playerId === null ? [] : [{ kind: 'player', playerId: row.playerId }]
    case 'what':
      return whatOf(row)
    case 'named':
      return whatOf(row, (kind) => find(`subject.${kind}`)?.map(wordsOf).join(''))
    case 'action':
      return words(find(actionName(row.action))?.map(wordsOf).join('') ?? row.action)
    default:
      return []
  }
}

const wordsOf = (part: TextPart): string => ('words' in part ? part.words : '')

function fallbackOf({ outcome }: AuditRow): string {
  if (outcome === 'waiting') return 'audit.asked'
  return outcome === 'done' ? 'audit.said' : 'audit.tried'
}

const words = (text: string): Piece[] => (text === '' ? [] : [{ kind: 'words', text }])

/**
 * The subjects, without those already named by another one, and without the request if that has a subject.
 * @param wordOf the word of a kind, where the sentence does not say itself what the subject is
 */
function whatOf({ subjects, subject }: AuditRow, wordOf?: (kind: string) => string | undefined): Piece[] {
  const about = subjects.filter(({ kind }) => kind !== 'player')
  const others = about.filter(({ kind }) => kind !== 'approval')
  const told = (others.length > 0 ? others : about).filter((one) => !isWithin(one, about))
  if (told.length === 0) return subjects.length > 0 ? [] : words(subject ?? '')
  return told.flatMap((one, at) => [
    ...(at > 0 ? words(', ') : []),
    { kind: 'subject', subject: one, text: named(one, one.kind === 'other' ? undefined : wordOf?.(one.kind)) },
  ])
}

function isWithin(one: Subject, all: readonly Subject[]): boolean {
  return all.some((other) => other !== one && other.kind === one.kind && other.id.split(' ').includes(one.id))
}

const named = (one: Subject, word: string | undefined) => (word ? `${word} ${nameOf(one)}` : nameOf(one))

function nameOf({ id, label }: Subject): string {
  if (label !== undefined) return label
  const ids = id.split(' ').map((one) => (UUID.test(one) ? `${one.slice(0, SHORT)}…` : one))
  return ids.length > LISTED ? `${ids.slice(0, LISTED).join(', ')} +${ids.length - LISTED}` : ids.join(', ')
}

/** Removes blanks left by empty placeholders. */
function tidy(pieces: readonly Piece[]): Piece[] {
  const tidied: Piece[] = []
  for (const piece of pieces) {
    const last = tidied.at(-1)
    if (piece.kind === 'words' && last?.kind === 'words') {
      const text = `${last.text}${piece.text}`.replaceAll(/ {2,}/g, ' ').replaceAll(' ,', ',')
      tidied[tidied.length - 1] = { kind: 'words', text }
    } else tidied.push(piece)
  }
  const last = tidied.at(-1)
  if (last?.kind !== 'words') return tidied
  const text = last.text.replace(/[\s:]+$/, '')
  return [...tidied.slice(0, -1), ...words(text)]
}

export type Grounds = {
  readonly amount: Money | undefined
  readonly touched: number | undefined
  readonly warnings: readonly string[]
}

/** Facts of a change besides its fields: the amount, the count, and the accepted warnings. */
export function groundsOf({ change }: Pick<AuditRow, 'change'>): Grounds {
  const after = change?.after ?? {}
  const { amount, touched, acceptedWarnings } = after
  return {
    amount: isMoney(amount) ? amount : undefined,
    touched: countOf(touched),
    warnings: Array.isArray(acceptedWarnings) ? acceptedWarnings.map(String) : [],
  }
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value
}

function countOf(value: unknown): number | undefined {
  const count: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'count') : undefined
  return typeof count === 'number' ? count : undefined
}
