import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { messages } from '../messages/index.ts'
import { messagesOf, textsOf } from './texts.server.ts'

it('uses the brand’s texts, and the product’s for all others', () => {
  const site = {
    brand: { tone: 'usual' as const },
    siteTexts: { en: { 'lobby.title': 'Our games', 'lobby.gone': 'x' } },
  }
  expect(messagesOf(site, 'en').lobby).toEqual({ ...messages.en.lobby, title: 'Our games' })
  expect(textsOf(site, 'en', ['lobby'])).toMatchObject({ lobby: { title: 'Our games' } })
  expect(messagesOf(site, 'cs')).toBe(messages.cs)
})

it('addresses players in first-name terms for a brand of the informal tone', () => {
  const site = { brand: { tone: 'informal' as const }, siteTexts: { sk: { 'lobby.title': 'Naše hry' } } }
  expect(messagesOf(site, 'cs').deposit.chooseBank).toBe('Vyber banku')
  expect(messagesOf(site, 'cs').deposit.title).toBe(messages.cs.deposit.title)
  expect(messagesOf(site, 'sk')).toMatchObject({ lobby: { title: 'Naše hry' }, deposit: { chooseBank: 'Vyber banku' } })
  expect(messagesOf(site, 'en')).toEqual(messages.en)
})

it('is used by every page and file: none reads the product’s texts without those of the brand', () => {
  const folder = join(import.meta.dirname, '..')
  const past = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => /\bmessages(?:\[|To\()/.test(readFileSync(join(folder, name), 'utf8')))
  expect(past).toEqual([join('shell', 'texts.server.ts')])
})
