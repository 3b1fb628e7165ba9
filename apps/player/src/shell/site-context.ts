import { createContext } from 'react-router'
import type { Brand } from '#config/brand.ts'
import type { Look } from '#config/look.ts'
import type { BrandMessages } from '#config/read-texts.ts'
import type { Environment } from '#config/env.ts'
import type { Market } from '#config/market.ts'

/** Texts that carry the brand, by language. */
export type BrandTexts = Readonly<Record<string, BrandMessages>>

/** Where a hero picture is, and what is seen on it, by language. */
export type HeroAddress = {
  readonly game: string
  readonly src: string
  readonly texts: Readonly<Record<string, string>>
}

/** What this process is, decided once at its start and read by every loader. */
export type Site = {
  readonly brand: Brand
  readonly market: Market
  readonly environment: Environment
  readonly version: string
  readonly apiOrigin: string
  readonly playerOrigin: string
  readonly gamesOrigin: string
  /** How the brand looks now. */
  readonly look: Look
  /** The same for the same look. */
  readonly lookKey: string
  /** The nine tokens of the brand in both themes, and the form of its pages and pictures. */
  readonly themeCss: string
  /** Addresses of the brand's logo, for dark and for light surfaces. */
  readonly logo: { readonly onDark: string; readonly onLight: string }
  /** The brand's own pictures at the top of the lobby, by game. */
  readonly heroes: readonly HeroAddress[]
  readonly brandTexts: BrandTexts
  /** What the brand says otherwise than the product, by language, then by the path of the text in the messages. */
  readonly siteTexts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The same for the same texts. */
  readonly textsKey: string
  /** Error texts by language, then by code. */
  readonly errorTexts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** A map of somebody else on the page of venues; undefined: our own plan. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined
  /** What stands behind the interface of points and levels in the page (decision 0075). */
  readonly gamification:
    | { readonly service: 'ours' }
    | { readonly service: 'none' }
    | { readonly service: 'theirs'; readonly script: string; readonly labelKey: string; readonly brandKey: string }
}

export const siteContext = createContext<Site>()
