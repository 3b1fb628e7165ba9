import type { FastifyInstance } from 'fastify'
import { judgeLook } from '#config/judge-look.ts'
import { readOwnTexts } from '#config/read-own-texts.ts'
import { addressesOtherwise } from '#config/texts/find-address.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { judgeTexts } from '#config/texts/judge-texts.ts'
import { readBrandFolder, readLook } from '#config/read-texts.ts'
import { targets, type Target } from '#config/targets.ts'
import { readFirstPages } from '#config/texts/pages/read-pages.ts'
import type { Approvals } from '#server/approvals/index.ts'
import {
  contentRoutes,
  writeFirstPages,
  type ContentNeeds,
  type TermsInForce,
  type TextName,
} from '#server/content/index.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { isPool, listLivePools, mayHaveJackpots } from '#server/jackpots/index.ts'
import { findRule, promotionWords } from '#server/law/index.ts'
import { findLevelPlace } from '#server/loyalty/index.ts'
import type { DocumentNeeds } from '#server/documents/index.ts'
import type { Configuration } from '#config/resolve.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import { composeDocuments } from './compose-documents.ts'
import type { Base, Ground } from './open-base.ts'
import type { Play } from './open-play.ts'
import { jackpotBrandOf } from './compose-jackpots.ts'
import { openMail } from './open-mail.ts'
import { textBook } from './text-book.ts'

/** Used where the market's pack has no value. */
const NOTICE_DAYS = 30

/** Opens the room of content with the texts that the product brings, and mounts it. */
export async function mountContent(
  app: FastifyInstance,
  base: Base,
  environment: RulesEnvironment,
  {
    approvals,
    terms,
    play,
  }: {
    readonly approvals: Approvals
    readonly terms: TermsInForce
    readonly play: Pick<Play, 'switches' | 'shutdowns'>
  },
): Promise<void> {
  const needs = composeContent(base, environment, { documents: composeDocuments(base, environment) })
  await writeFirstPages(needs)
  const isTag = (tagKey: string) => play.switches.shelf().tags.some(({ key }) => key === tagKey)
  const stampOfOthers = () => `${play.switches.stamp()} ${play.shutdowns.stamp()}`
  contentRoutes(app, { ...needs, terms, isTag, stampOfOthers }, approvals)
  await terms.read()
}

/** Puts the room of content together: with the store of files, the brand's own words, and the texts that the product brings. */
export function composeContent(
  { db, clock, cipher, configuration }: Ground & Pick<Base, 'cipher'>,
  {
    publicPlayerOrigin,
    publicBackofficeOrigin,
    publicGamesOrigin,
    sessionPepper,
  }: Pick<RulesEnvironment, 'publicPlayerOrigin' | 'publicBackofficeOrigin' | 'publicGamesOrigin' | 'sessionPepper'>,
  { documents }: { readonly documents: Pick<DocumentNeeds, 'files' | 'pictures'> },
): ContentNeeds {
  const { brand, market } = configuration
  return {
    db,
    clock,
    cipher,
    target: brand.target,
    languages: brand.languages,
    files: documents.files,
    pictures: documents.pictures,
    pictureSizes: brand.images,
    wordsOf: (language) => wordsOf(configuration, language),
    firstPages: brand.languages.flatMap((language) =>
      readFirstPages(language, market.key, addressOf(brand.tone)).map((page) => ({ ...page, language })),
    ),
    places: placesOf(configuration),
    promotionWords: (language) => promotionWords(market.key, clock.now(), language),
    isGame,
    anyGame: listCatalogue()[0]?.key ?? '',
    mayHaveJackpots: () => mayHaveJackpots(jackpotBrandOf(configuration), clock.now()),
    isJackpot: (poolId) => isPool(db, brand.target, poolId),
    listJackpots: async () => {
      const now = clock.now()
      if (!mayHaveJackpots(jackpotBrandOf(configuration), now)) return []
      const pools = await listLivePools(db, brand.target, { from: now, to: now })
      return pools.map(({ id, name }) => ({ poolId: id, name }))
    },
    levelOf: (playerId) => findLevelPlace({ db, clock, target: brand.target }, playerId),
    playerOrigin: publicPlayerOrigin,
    previewKey: keyFor(sessionPepper, 'previews of content'),
    timeZone: market.timeZone,
    termsNoticeDays: () => findRule(market.key, 'terms-notice', clock.now())?.figures.days ?? NOTICE_DAYS,
    sendLetter: openMail({ clock, configuration }),
    looks: {
      ...looksOf(brand.target),
      previewKey: keyFor(sessionPepper, 'previews of looks'),
      backofficeOrigin: publicBackofficeOrigin,
      gamesOrigin: publicGamesOrigin,
    },
    texts: {
      ...textsOf(configuration, clock),
      previewKey: keyFor(sessionPepper, 'previews of texts'),
    },
  }
}

/** The texts of the player site, and the checks of changed texts. */
function textsOf({ brand, market }: Configuration, clock: Ground['clock']): Omit<ContentNeeds['texts'], 'previewKey'> {
  const own: ContentNeeds['texts']['own'] = (language) => readOwnTexts(brand, language)
  const address = addressOf(brand.tone)
  const book = () => textBook(address)
  return {
    book,
    own,
    addressesOtherwise: (key, language, text) => addressesOtherwise(address, { key, language, text }),
    judge(language, texts) {
      const ofPack = (key: string) =>
        key === 'brand.footer.warning' ? promotionWords(market.key, clock.now(), language) : null
      return judgeTexts(texts, { book: book(), language, own: own(language), lawWords: ofPack })
    },
  }
}

const isGame = (gameKey: string): boolean => loadDefinition(gameKey) !== undefined

/**
 * The look of the brand's folder, and the looks that a new one is compared with: those of all other brands, live ones
 * where they share the database, else those of their folders.
 */
function looksOf(target: Target): Pick<ContentNeeds['looks'], 'own' | 'judge' | 'readFolder'> {
  const others = targets.filter((other) => other !== target).map((other) => [other, readLook(other)] as const)
  return {
    own: readLook(target),
    judge: (look, live) =>
      judgeLook(look, { others: others.map(([other, own]) => [other, live.get(other) ?? own]), isGame }),
    readFolder: () => readBrandFolder(target),
  }
}

/** Pages made of sections: a number of them that a person still reads to the end. */
const SECTIONS_OF_PAGE = 20

function placesOf({ brand }: Configuration): ContentNeeds['places'] {
  const { widgets } = brand.lobby
  const slots = Object.entries(widgets).map(
    ([slot, { allowedSectionTypes: types, maxCount }]) => [slot, { types, maxCount, hasPage: true }] as const,
  )
  const pageOf = ({ isShown, allowedSectionTypes }: typeof brand.pages.calendar) => ({
    types: allowedSectionTypes,
    maxCount: isShown ? SECTIONS_OF_PAGE : 0,
    hasPage: isShown,
  })
  const ofSlots = Object.fromEntries(slots) as Record<keyof typeof widgets, (typeof slots)[number][1]>
  return {
    ...ofSlots,
    // This slot is on the page of live dealers.
    live_dealer_games_list: { ...ofSlots.live_dealer_games_list, hasPage: brand.pages.liveDealer.isShown },
    liveDealer: pageOf(brand.pages.liveDealer),
    calendar: pageOf(brand.pages.calendar),
  }
}

/** Placeholder for details of the operator that are not set yet; production does not start without them. */
const UNTOLD: Readonly<Record<string, string>> = {
  cs: '(provozovatel zatím neuvedl)',
  sk: '(prevádzkovateľ zatiaľ neuviedol)',
  en: '(not stated by the operator yet)',
  hu: '(az üzemeltető még nem adta meg)',
  ru: '(оператор пока не указал)',
  vi: '(đơn vị vận hành chưa công bố)',
}

function wordsOf({ brand, market }: Configuration, language: string): Readonly<Record<TextName, string>> {
  const { operator, support } = brand
  const told = (fact: string | null) => fact ?? UNTOLD[language] ?? '—'
  return {
    brand: brand.appName,
    operator: told(operator.name),
    companyNumber: told(operator.companyNumber),
    registeredOffice: told(operator.registeredOffice),
    registerEntry: told(operator.registerEntry),
    licence: told(operator.licence),
    dataProtectionEmail: told(operator.dataProtectionEmail),
    phone: told(support.phone),
    email: told(support.email),
    minAge: String(market.minRegistrationAge),
  }
}
