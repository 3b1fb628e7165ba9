import { readHeroes } from '#config/heroes.ts'
import { readBrandMessages, readLook } from '#config/read-texts.ts'
import { ownTexts } from '../../front-door/open-texts.ts'
import { withTexts } from './with-texts.ts'
import type { Look } from '#config/look.ts'
import { writeThemeCss } from '#config/theme.ts'
import { keyOfLook } from '../../front-door/open-look.ts'
import type { Site } from '../src/shell/site-context.ts'
import { writeBrandStyle, writeRadius } from './brand-style.ts'
import type { GamificationService } from '#config/shapes.ts'
import type { OutsideService, Settings } from './read-settings.ts'

/** Reads everything of the brand that pages show from its folder. */
export function readSite(settings: Settings): Site {
  const { brand, market, environment } = settings.configuration
  const byLanguage = <Texts>(read: (language: (typeof brand.languages)[number]) => Texts) =>
    Object.fromEntries(brand.languages.map((language) => [language, read(language)]))
  const site = {
    brand,
    market,
    environment,
    version: settings.version,
    apiOrigin: settings.apiOrigin,
    playerOrigin: settings.playerOrigin,
    gamesOrigin: settings.gamesOrigin,
    ...withLook(brand, readLook(brand.target)),
    brandTexts: byLanguage((language) => readBrandMessages(brand.target, language)),
    mapTiles: settings.mapTiles,
    gamification: serviceOf(brand.gamification.service, settings.gamification),
  }
  return { ...site, ...withTexts(site, ownTexts(brand)) }
}

/** A look, with the styles that it makes. */
export function withLook(
  brand: Site['brand'],
  look: Look,
): Pick<Site, 'look' | 'lookKey' | 'themeCss' | 'logo' | 'heroes'> {
  const css = `${writeThemeCss(look.palette, brand.target)} ${writeBrandStyle(brand)} ${writeRadius(look)}`
  const lookKey = keyOfLook(brand.target, look)
  const logo = { onDark: `/logo.svg?v=${lookKey}`, onLight: `/logo-light.svg?v=${lookKey}` }
  const heroes = readHeroes(brand.target).pictures.map(({ game, texts }) => ({
    game,
    texts,
    src: `/hero/${game}.svg?v=${lookKey}`,
  }))
  return { look, lookKey, themeCss: css.replaceAll(/\s+/g, ' ').trim(), logo, heroes }
}

/**
 * The gamification of the page: ours by the brand's settings; a third party's only where this process is configured for
 * it.
 */
function serviceOf(service: GamificationService, outside: OutsideService | undefined): Site['gamification'] {
  if (service !== 'theirs') return { service }
  return outside ? { service, ...outside } : { service: 'none' }
}
