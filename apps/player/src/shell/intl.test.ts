import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createTranslator as createPackageTranslator } from 'use-intl/core'
import * as known from 'use-intl/react'
import { expect, it } from 'vitest'
import { messages } from '../messages/index.ts'
import * as own from './intl.ts'
import { textsOf } from './texts.server.ts'

const SOURCE = join(import.meta.dirname, '..')
const TIME_ZONE = 'Europe/Prague'
const languages = Object.keys(messages) as (keyof typeof messages)[]
// The package tells the console of a date that is none.
const quiet = { onError: () => {} }
const getMessageFallback = ({ key }: { readonly key: string }) => key

/** Every text of a language: its place and how it is written. */
function* everyText(tree: object, under = ''): Generator<readonly [place: string, text: string]> {
  for (const [name, branch] of Object.entries(tree) as [string, object | string][])
    if (typeof branch === 'string') yield [`${under}${name}`, branch]
    else yield* everyText(branch, `${under}${name}.`)
}

const tags = (text: string) => [...text.matchAll(/<(?<name>\w+)>/g)].map(({ groups }) => groups?.['name'] ?? '')
const values = (text: string) => [...text.matchAll(/\{(?<name>\w+)/g)].map(({ groups }) => groups?.['name'] ?? '')
const compiledOf = (locale: (typeof languages)[number]) =>
  textsOf({ siteTexts: {} }, locale, Object.keys(messages[locale]) as never)

it.each(languages)('writes every text in %s as the package does', (locale) => {
  const theirs = createPackageTranslator({ locale, timeZone: TIME_ZONE, messages: messages[locale] })
  const ours = own.createTranslator(
    { locale, timeZone: TIME_ZONE, messages: compiledOf(locale), getMessageFallback },
    '',
  )
  const texts = [...everyText(messages[locale])]
  expect(texts.length).toBeGreaterThan(500)
  for (const count of [1, 3, 5, 1200])
    for (const [place, text] of texts.filter(([, one]) => tags(one).length === 0)) {
      const given = Object.fromEntries(values(text).map((name) => [name, count]))
      expect(ours(place, given), place).toBe(Reflect.apply(theirs, undefined, [place, given]))
    }
})

it('writes marked texts, dates and numbers as the package does, and each element once', () => {
  const marked = [...everyText(messages.cs)].filter(([, text]) => tags(text).length > 0)
  expect(marked.length).toBeGreaterThan(0)
  const Parts = ({ intl }: { readonly intl: typeof own }) => {
    const t = intl.useTranslations()
    const format = intl.useFormatter()
    const link = (chunks: ReactNode) => createElement('a', { href: '#' }, chunks)
    return createElement(
      Fragment,
      null,
      ...marked.map(([place, text]) => t.rich(place, Object.fromEntries(tags(text).map((name) => [name, link])))),
      format.dateTime(new Date('2026-03-29T00:30:00Z'), { dateStyle: 'medium', timeStyle: 'short' }),
      format.dateTime(Number.NaN),
      format.number(-1_234.5, { signDisplay: 'always' }),
      String(t.has('shell.signIn')),
      String(t.has('shell.none')),
    )
  }
  const draw = (intl: typeof own, texts: unknown) =>
    renderToString(
      createElement(
        intl.IntlProvider,
        { locale: 'cs', timeZone: TIME_ZONE, messages: texts, getMessageFallback, ...quiet },
        createElement(Parts, { intl }),
      ),
    )
  expect(draw(own, compiledOf('cs'))).toBe(draw(known as unknown as typeof own, messages.cs))
})

it('a text that is missing, or a group of texts, is its key', () => {
  const about = { locale: 'en', timeZone: TIME_ZONE, messages: compiledOf('en'), getMessageFallback }
  const t = own.createTranslator(about, 'shell')
  expect([t('none'), t('pages'), t('signIn.deeper')]).toEqual(['none', 'pages', 'signIn.deeper'])
  expect(own.createTranslator(about, 'nothing')('title')).toBe('title')
})

it('the site uses nothing of the package that this module does not have', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const texts = files.map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/import \{(?<names>[^}]+)\} from 'use-intl\/react'/g)].flatMap(({ groups }) =>
      (groups?.['names'] ?? '').split(',').map((name) => name.trim()),
    ),
  )
  expect(new Set(imported)).toEqual(new Set(['IntlProvider', 'useFormatter', 'useMessages', 'useTranslations']))
  const others = texts.filter((text) => text.includes("'use-intl/react'"))
  const used = others.flatMap((text) => [...text.matchAll(/\bformat\.(?<name>\w+)\(|\bt\.(?<part>\w+)\(/g)])
  const names = new Set(used.map(({ groups }) => groups?.['name'] ?? groups?.['part']))
  for (const name of names) expect(['dateTime', 'number', 'format', 'formatToParts', 'rich', 'has']).toContain(name)
})
