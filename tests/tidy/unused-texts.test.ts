import { describe, expect, it } from 'vitest'
import { cs as staffTexts } from '#apps/backoffice/src/texts/cs.ts'
import { problems } from '#apps/kiosk/src/problems/explain-problem.ts'
import { texts as kioskTexts } from '#apps/kiosk/src/texts/index.ts'
import { messages } from '#apps/player/src/messages/index.ts'
import { flatten } from '#config/texts/text-book.ts'
import { allLists } from '#contract/lists/all-lists.ts'
import { askedIn, isAsked, readSources, readWords, under } from './find-unused.ts'

type Tree = Parameters<typeof flatten>[0]
const keysOf = (tree: unknown) => flatten(tree as Tree).map(([key]) => key)

const TEXTS = /^apps\/(?:backoffice\/src\/texts|player\/src\/messages|kiosk\/src\/(?:texts|problems))\//
const PRODUCT = [
  'contract/**/*.ts',
  'config/**/*.ts',
  'server/**/*.ts',
  'partners/**/*.ts',
  'games/**/*.ts',
  'exchange/**/*.ts',
]

const contract = readSources(['contract/**/*.ts'], TEXTS)

describe('no text of the back office is left over', () => {
  const sources = readSources(['apps/backoffice/**/*.{ts,tsx}'], TEXTS)
  const known = new Set(Object.keys(staffTexts))
  const words = new Set([
    ...readWords([...PRODUCT, 'apps/{api,worker,backoffice}/**/*.{ts,tsx}'], TEXTS),
    ...Object.keys(messages.cs),
  ])
  // The name of a field without its ending is a word, too (`shell/name-field.ts`).
  for (const word of words) words.add(word.replace(/(?:Ids?|At)$/, ''))
  const asked = askedIn([...sources, ...contract], ([first = '']) => /^[\w-]+\./.test(first))
  /** Parts of keys under which a value is looked up: named by columns of lists, or in a string of their own. */
  const prefixes = [
    ...Object.values(allLists).flatMap(({ columns }) =>
      columns.flatMap((column) => ('choiceText' in column ? [column.choiceText] : [])),
    ),
    ...[...asked.strings].filter((text) => /^[\w-]+(?:\.[\w-]+)+$/.test(text) && !known.has(text)),
    // `features/players/timeline/describe-event.ts`
    'contactChannel',
    'consentKind',
    'end',
  ]
  const all = { ...asked, patterns: [...asked.patterns, ...prefixes.map((prefix) => under(String(prefix)))] }

  /** Actions of earlier releases: their lines stay in the audit log for years. */
  const earlier = ['action.AuditLog.Export', 'action.Player.ListDeposits', 'action.Player.ListWithdrawals']

  it('every key is asked for, as a whole or put together', () => {
    // A sentence of the audit log is asked for by the name of its action (`features/audit/describe-record.ts`).
    const askedBy = (key: string) => key.replace(/^sentence\./, 'action.')
    expect([...known].filter((key) => !earlier.includes(askedBy(key)) && !isAsked(askedBy(key), all, words))).toEqual(
      [],
    )
  })
})

describe('no text of the player site is left over', () => {
  const sources = readSources(['apps/player/{src,server,offline}/**/*.{ts,tsx}'], TEXTS)
  const words = readWords([...PRODUCT, 'apps/player/{src,server}/**/*.{ts,tsx}'], TEXTS)
  /** Texts that a file takes as a tree. */
  const trees = ['deposit.receipt', 'withdraw.receipt', 'account.statement', 'account.methods']

  /** The files that name a part of the texts, and those beside them; values come from the contract. */
  const askedOf = (part: string) => {
    const names = ({ strings, composed }: (typeof sources)[number]) =>
      [...strings, ...composed.map(([first = '']) => first)].some(
        (text) => text === part || text.startsWith(`${part}.`),
      )
    const folders = new Set(sources.filter(names).map(({ folder }) => folder))
    const near = sources.filter((source) => names(source) || folders.has(source.folder))
    return askedIn([...near, ...contract], (parts) => parts.some((text) => /\w/.test(text)))
  }
  it.each(Object.keys(messages.cs))('%s', (part) => {
    const asked = askedOf(part)
    const isUsed = (key: string): boolean => {
      // The name of the tab (`shell/page-parts.server.ts`).
      if (key === `${part}.title`) return true
      const steps = key.split('.')
      const isPrefix = (at: number) =>
        at <= 1 || [0, 1].some((from) => asked.strings.has(steps.slice(from, at).join('.')))
      return steps.some((_, at) => isPrefix(at) && isAsked(steps.slice(at).join('.'), asked, words))
    }
    const keys = keysOf(messages.cs[part as keyof typeof messages.cs]).map((key) => `${part}.${key}`)
    const isInTree = (key: string) => trees.some((tree) => key.startsWith(`${tree}.`))
    expect(keys.filter((key) => !isInTree(key) && !isUsed(key))).toEqual([])
  })
})

describe('no text of the kiosk is left over', () => {
  const sources = readSources(['apps/kiosk/src/**/*.{ts,tsx}'], TEXTS)
  const client = readSources(['client/*.ts'], TEXTS)
  const words = new Set([...sources, ...contract, ...client].flatMap((source) => [...source.words]))
  it('of its screens', () => {
    const isUsed = (key: string) =>
      key.split('.').every((step) => words.has(step) || step.split('-').every((one) => words.has(one)))
    expect(keysOf(kioskTexts.cs).filter((key) => !isUsed(key))).toEqual([])
  })
  it('of its refusals', () =>
    expect(Object.keys(problems.cs).filter((key) => !key.split('.').every((step) => words.has(step)))).toEqual([]))
})
