import { describe, expect, it } from 'vitest'
import { languages } from '#config/shapes.ts'
import { pageParts } from './page-parts.server.ts'
import type { Site } from './site-context.ts'

const site = {
  brand: { appName: 'Značka', languages },
  errorTexts: {},
  siteTexts: {},
  playerOrigin: '',
} as unknown as Site

/** Every page with a tab name: its namespace, and the key of its title. */
const pages = [
  ...(
    [
      'account',
      'address',
      'bonuses',
      'cards',
      'deposit',
      'exclusion',
      'identity',
      'limits',
      'oldAccount',
      'pin',
      'privacy',
      'requirements',
      'signIn',
      'venueCards',
      'venues',
      'wallet',
      'withdraw',
    ] as const
  ).map((namespace) => [namespace, 'title'] as const),
  ['help', 'title'],
  ['help', 'askTitle'],
  ['help', 'own'],
  ['deposit', 'sms.title'],
  ['deposit', 'transfer.title'],
  ['deposit', 'walletCode.title'],
  ['lobby', 'calendar.title'],
  ['lobby', 'liveDealer.title'],
  ['signIn', 'registerTitle'],
  ['signIn', 'resetTitle'],
  ['wallet', 'look.title'],
] as const

describe('name of a tab', () => {
  it.each(languages)('says in %s what the page is about, each its own', (language) => {
    const names = pages.map(([namespace, key]) => pageParts(site, language, namespace, key).tabName)
    for (const name of names) expect(name).toMatch(/^.+ · Značka$/)
    expect(new Set(names).size).toBe(names.length)
  })
})
