import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPROVAL_ACTIONS } from '#contract/approval-actions.ts'
import { catalogue } from '#contract/catalogue.ts'
import { allLists } from '#contract/lists/all-lists.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { LOCK_REASONS } from '#contract/onling-v2/player.ts'
import { SESSION_END_REASONS } from '#contract/shapes/session-ends.ts'
import { AUDIT_OUTCOMES } from '#contract/shapes/audit.ts'
import { PERMISSIONS, ROLES } from '#contract/permissions.ts'
import { PAYMENT_STATES } from '#contract/states/payment-states.ts'
import { compileText } from './compile-text.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { fillCompiled } from '#text'
import { sk } from './sk.ts'

/** Names of the values, whatever is done with them. */
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)[},]/g)].map((match) => match[1]).sort()
const languages = Object.entries({ cs, sk, en })

describe('texts of the back office', () => {
  it.each(['cs', 'sk', 'en'])(
    '%s: a key stands in one part only, since the later one would hide the other',
    async (language) => {
      const parts = globSync(`*/{${language},*-${language}}.ts`, { cwd: import.meta.dirname })
      expect(parts.length).toBeGreaterThan(50)
      const seen = new Map<string, string>()
      const twice: string[] = []
      for (const part of parts) {
        const exported: Record<string, object> = await import(join(import.meta.dirname, part))
        for (const key of Object.values(exported).flatMap((texts) => Object.keys(texts))) {
          if (seen.has(key)) twice.push(`${key}: ${seen.get(key)}, ${part}`)
          seen.set(key, part)
        }
      }
      expect(twice).toEqual([])
    },
  )
  it.each(Object.entries({ sk, en }))('%s has each key, no other, and the same values in it', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(cs).sort())
    for (const [key, text] of Object.entries(cs)) {
      const other = (texts as Record<string, string>)[key] ?? ''
      expect(other.trim(), key).not.toBe('')
      expect(namesIn(other), key).toEqual(namesIn(text))
    }
  })
  it.each(languages)('%s: each text is written, and nothing of its syntax is left', (language, texts) => {
    for (const [key, text] of Object.entries(texts)) {
      const values = Object.fromEntries(namesIn(text).map((name) => [name, 3]))
      expect(fillCompiled(compileText(text), values, language), key).not.toMatch(/[{}]|plural|undefined/)
    }
  })
  it.each(languages)('%s: a plural has every form that the language has', (language, texts) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const plurals = Object.entries(texts).filter(([, text]) => text.includes(', plural,'))
    expect(plurals.length).toBeGreaterThan(2)
    for (const [key, text] of plurals) for (const form of forms) expect(text, key).toContain(`${form} {`)
  })
  it.each([
    ['cs', [1, 2, 5], ['1 hodina', '2 hodiny', '5 hodin']],
    ['sk', [1, 2, 5], ['1 hodina', '2 hodiny', '5 hodín']],
    ['en', [1, 2, 5], ['1 hour', '2 hours', '5 hours']],
  ] as const)('%s counts', (language, counts, expected) => {
    const text = { cs, sk, en }[language]['queue.hours']
    expect(counts.map((hours) => fillCompiled(compileText(text), { hours }, language))).toEqual(expected)
  })
  it.each([
    ['Točka {number} z {count}', { count: 3 }, 'Točka {number} z 3'],
    ['{name}', { name: '' }, ''],
    ['{hours, plural, other {# h}}', { hours: 'pět' }, '{hours}'],
  ])('%s: what is missing stays visible, and nothing breaks the screen', (text, values, expected) =>
    expect(fillCompiled(compileText(text), values as never, 'cs')).toBe(expected),
  )
  it('says each refusal of a call that the staff make', () => {
    const refusals = catalogue
      .filter(({ audience, permission }) => audience === 'staff' && permission)
      .flatMap((call) => call.refusals)
    expect(new Set(refusals).size).toBeGreaterThan(5)
    for (const code of refusals) expect(cs).toHaveProperty([`error.${code}`])
  })
  it('names every lock reason, end of a session, payment state, outcome, right and role', () => {
    for (const reason of SESSION_END_REASONS) expect(cs).toHaveProperty([`end.${reason}`])
    for (const outcome of AUDIT_OUTCOMES) expect(cs).toHaveProperty([`outcome.${outcome}`])
    for (const permission of PERMISSIONS) expect(cs).toHaveProperty([`right.${permission}`])
    for (const reason of LOCK_REASONS) expect(cs).toHaveProperty([`reason.${reason}`])
    for (const state of PAYMENT_STATES) expect(cs).toHaveProperty([`payment.${state}`])
    for (const role of Object.keys(ROLES)) expect(cs).toHaveProperty([`role.${role}`])
  })
  it.each(Object.entries({ cs, sk, en }))('%s says each right as one of a list, in small letters', (_, texts) => {
    for (const permission of PERMISSIONS) expect(texts[`right.${permission}`]).toMatch(/^\p{Ll}/u)
  })
  it('names each column of each list, and each of its choices', () => {
    const columns = Object.values<ListDefinition>(allLists).flatMap((list) => list.columns)
    const choices = columns.flatMap(({ choices: some = [], choiceText }) => some.map((one) => `${choiceText}.${one}`))
    expect([...columns.map(({ text }) => text), ...choices].filter((key) => !(key in cs))).toEqual([])
  })
  it('names every action under the policy of approvals', () => {
    for (const action of APPROVAL_ACTIONS) expect(cs).toHaveProperty([`approvals.action.${action}`])
  })
  it('never marks a row with the Czech word for a withdrawal', () => {
    for (const text of [...Object.values(cs), ...Object.values(sk)]) expect(text).not.toMatch(/\b(vybrat|výběr|výber)/i)
  })
})
