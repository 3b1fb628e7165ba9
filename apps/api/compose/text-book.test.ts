import { describe, expect, it } from 'vitest'
import { tones, type Tone } from '#config/brand-schema.ts'
import { brands } from '#config/brands/index.ts'
import { readOwnTexts, readTone } from '#config/read-own-texts.ts'
import { languages } from '#config/shapes.ts'
import { targets } from '#config/targets.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { judgeTexts, missingOfBrand } from '#config/texts/judge-texts.ts'
import { textBook } from './text-book.ts'

const judged = { book: textBook('formal'), own: {}, lawWords: () => null }
const judgedFor = (tone: Tone) => ({ ...judged, book: textBook(addressOf(tone)) })

describe('texts of the player site', () => {
  it('fit into the room that other words of a brand have, with every form of a plural', () => {
    for (const language of languages) {
      // Changed texts, so that they are checked; the texts of the law are unchanged.
      const others = [...judged.book.values()].flatMap(({ key, words, isOfLaw }) => {
        const text = words[language]
        return text === undefined ? [] : [[key, isOfLaw ? text : `${text} `]]
      })
      expect(
        judgeTexts(Object.fromEntries(others) as Record<string, string>, { ...judged, language }),
        language,
      ).toEqual([])
    }
  })
  it.each(targets)('of the folder %s are whole, and no worse than staff may write them', (target) => {
    for (const language of brands[target].languages) {
      const own = readOwnTexts(brands[target], language)
      expect(judgeTexts(own, { ...judgedFor(brands[target].tone), language }), language).toEqual([])
      expect(missingOfBrand(own, judged.book), language).toEqual([])
    }
  })
  it.each(tones.filter((tone) => tone !== 'usual'))(
    'of the tone %s are as good in every language, and the same ones',
    (tone) => {
      const keys = Object.keys(readTone(tone, languages[0])).toSorted()
      expect(keys.length).toBeGreaterThan(5)
      for (const language of languages) {
        const texts = readTone(tone, language)
        expect(Object.keys(texts).toSorted(), language).toEqual(keys)
        expect(judgeTexts(texts, { ...judgedFor(tone), language }), language).toEqual([])
      }
    },
  )
  it('name what the law says, and what a brand may say in its own words', () => {
    const isOfLaw = (key: string) => judged.book.get(key)?.isOfLaw
    for (const key of [
      'brand.footer.warning',
      'site.adultMessage.text',
      'site.limits.title',
      'site.shell.stop',
      'error.ERR_NOT_ALLOWED_BY_LAW',
      'brand.footer.operator',
      'site.pages.test.high',
      'site.pages.help.call',
      'site.pages.newTerms.without',
      'site.lobby.rtp',
      'site.play.rtpMeans',
      'site.bonuses.termWithdrawEnds',
      'site.promotions.termHardEnd',
      'site.freeRounds.winBonusCapped',
      'site.registration.birthDateHint',
      'site.registration.no',
      'site.accountMenu.exclusion',
      'site.shell.pages.responsibleGaming',
      'site.shell.netResult',
      'site.deposit.fee',
      'site.withdraw.receipt.facts.amount',
      'site.tournaments.stopWhat',
      'error.ERR_PLAYER_RESTRICTED',
    ])
      expect(isOfLaw(key), key).toBe(true)
    for (const key of ['brand.hero.title', 'site.lobby.title', 'site.shell.signIn', 'error.ERR_GAME_NOT_FOUND'])
      expect(isOfLaw(key), key).toBe(false)
  })
  it('that speak of age, law, limits, exclusion, return, consent, wagering or a fee are of the law, or are known not to be', () => {
    const WORDS =
      /\b18\b|\bage\b|\blaw\b|limit|exclu|licen[cs]e|RTP|authority|consent|\bagree\b|wager|\{fee\}|\bbreaks?\b/i
    const others = [...judged.book.values()].filter(({ isOfLaw, words }) => !isOfLaw && WORDS.test(words.en ?? ''))
    expect(others.map(({ key }) => key).toSorted()).toEqual(NOT_OF_LAW)
  })
})

/** Texts that contain such a word, but state no right, bound or price. */
const NOT_OF_LAW = [
  'site.club.parts.limits',
  'site.help.outsideText',
  'site.help.searchExample',
  'site.identity.kind.DriverLicense',
  'site.lobby.tags.exclusive',
  'site.wallet.look.expired',
  'site.wallet.look.rejected',
  'site.wallet.look.waiting',
  'site.wallet.pending',
]
