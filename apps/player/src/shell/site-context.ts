import { createContext } from 'react-router'
import type { Brand } from '#config/brand.ts'
import type { Look } from '#config/look.ts'
import type { BrandMessages } from '#config/read-texts.ts'
import type { Environment } from '#config/env.ts'
import type { Market } from '#config/market.ts'

/** Texts with the brand's name, by language. */
export type BrandTexts = Readonly<Record<string, BrandMessages>>

/** URL of a hero picture, and its alternative text by language. */
export type HeroAddress = {
  readonly game: string
  readonly src: string
  readonly texts: Readonly<Record<string, string>>
}

/** The site of this process, set up once at its start and read by every loader. */
export type Site = {
  readonly brand: Brand
  readonly market: Market
  readonly environment: Environment
  readonly version: string
  readonly apiOrigin: string
  readonly playerOrigin: string
  readonly gamesOrigin: string
  /** The live look of the brand. */
  readonly look: Look
  /** Hash of the look. */
  readonly lookKey: string
  /** The nine tokens of the brand in both themes, and the form of its pages and pictures. */
  readonly themeCss: string
  /** URLs of the brand's logo, for dark and for light surfaces. */
  readonly logo: { readonly onDark: string; readonly onLight: string }
  /** The brand's own pictures at the top of the lobby, by game. */
  readonly heroes: readonly HeroAddress[]
  readonly brandTexts: BrandTexts
  /** The brand's own texts that replace those of the product, by language, then by key of the messages. */
  readonly siteTexts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Hash of the texts. */
  readonly textsKey: string
  /** Error texts by language, then by code. */
  readonly errorTexts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** A third-party map on the page of venues; undefined: our own plan. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined
  /** The implementation behind the interface of points and levels in the page (decision 0075). */
  readonly gamification:
    | { readonly service: 'ours' }
    | { readonly service: 'none' }
    | { readonly service: 'theirs'; readonly script: string; readonly labelKey: string; readonly brandKey: string }
}

export const siteContext = createContext<Site>()
