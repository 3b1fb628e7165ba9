import { describe, expect, test } from 'vitest'
import { defineBrand, findBrandProblems } from './brand.ts'
import { brands } from './brands/index.ts'
import { findMarketContradictions } from './fit-market.ts'
import { markets } from './markets/index.ts'
import { findMarketProblems } from './market.ts'
import { targets } from './targets.ts'

const sample = () => structuredClone(brands.onling_sk) as Parameters<typeof defineBrand>[0]

describe('a brand', () => {
  test.each(targets)('%s is valid and fits its market', (target) => {
    const brand = brands[target]
    expect(brand.target).toBe(target)
    expect(brand.market).toBe(target.endsWith('_cz') ? 'CZE' : 'SVK')
    expect(findBrandProblems(structuredClone(brand) as Parameters<typeof findBrandProblems>[0])).toEqual([])
    expect(findMarketContradictions(brand, markets[brand.market])).toEqual([])
  })

  test('cannot be changed while it runs', () => {
    expect(() => Reflect.apply(Array.prototype.push, brands.onling_sk.languages, ['ru'])).toThrow(TypeError)
  })

  test('with a field missing, misspelt or of a wrong kind is refused with each field named', () => {
    const broken = sample()
    Reflect.deleteProperty(broken, 'appName')
    Reflect.set(broken.lobby.widgets.games_list, 'allowedSectionTypes', ['JACKPOT_SINGLE'])
    Reflect.set(broken, 'canEditNickName', true)
    Reflect.set(broken.payment.quickAmounts[0] ?? {}, 'amountMinor', 10.5)
    expect(() => defineBrand(broken)).toThrow(/appName/)
    const problems = findBrandProblems(broken).join('\n')
    expect(problems).toContain('/lobby/widgets/games_list/allowedSectionTypes/0')
    expect(problems).toContain('canEditNickName')
    expect(problems).toContain('/payment/quickAmounts/0/amountMinor')
  })

  test('without a value for one environment is refused', () => {
    const broken = sample()
    Reflect.deleteProperty(broken.payment.withdrawalMethods, 'cert')
    expect(findBrandProblems(broken).join('\n')).toMatch(/\/payment\/withdrawalMethods.*cert/)
  })

  test('that contradicts itself is refused', () => {
    const broken = sample()
    broken.defaultLanguage = 'vi'
    broken.payment.quickAmounts.reverse()
    broken.jackpots.providers.pop()
    broken.layout.pageWidthMinPx = 1900
    broken.layout.pageWidthMaxPx = 1400
    broken.payment.creditCardProviders = ['CSOB']
    const problems = findBrandProblems(broken).join('\n')
    for (const field of ['defaultLanguage', 'quickAmounts', 'jackpots/providers: adell', 'layout', 'PAYU is missing']) {
      expect(problems).toContain(field)
    }
  })

  test('that shows a page about levels without anything that keeps them is refused', () => {
    const broken = sample()
    broken.gamification.service = 'none'
    broken.pages.static.vip = true
    const problems = findBrandProblems(broken).join('\n')
    expect(problems).toContain('vip is about levels')
  })

  test.each(targets)('%s shows no page of tables with a dealer, for no game has one', (target) => {
    expect(brands[target].pages.liveDealer.isShown).toBe(false)
  })

  test('that has what its market does not allow is refused', () => {
    const problems = findMarketContradictions(brands.onling_cz, markets.SVK).join('\n')
    for (const field of ['Bacs', 'NeteraWallet', 'CZK', 'mergeMethods: bankId', 'sk, the language of market SVK']) {
      expect(problems).toContain(field)
    }
    const withTournaments = sample()
    withTournaments.pages.static.tournaments = true
    const problemsOfPages = findMarketContradictions(withTournaments as typeof brands.onling_sk, markets.CZE).join('\n')
    expect(problemsOfPages).toContain('pages/static: tournaments')
  })
})

describe('a market', () => {
  test('that requires a field it does not allow is refused', () => {
    const broken = structuredClone(markets.CZE) as Parameters<typeof findMarketProblems>[0]
    broken.profileFields.titleBefore.required = true
    broken.currency.fractionDigitsMax = 0
    broken.currency.fractionDigitsMin = 2
    const problems = findMarketProblems(broken).join('\n')
    expect(problems).toContain('/profileFields/titleBefore: required but not allowed')
    expect(problems).toContain('/currency')
  })

  test('refuses politically exposed and excluded people, each by its own field', () => {
    for (const { acceptPeo, playingRestrictions } of Object.values(markets)) {
      expect({ acceptPeo, ...playingRestrictions }).toEqual({
        acceptPeo: false,
        canPEOPlay: false,
        canExcludedPersonPlay: false,
      })
    }
  })
})
