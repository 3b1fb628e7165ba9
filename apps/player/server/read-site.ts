import { readBrandMessages, readErrorTexts, readThemeCss } from '#config/read-texts.ts'
import type { Site } from '../src/shell/site-context.ts'
import { writeBrandStyle } from './brand-style.ts'
import type { GamificationService } from '#config/shapes.ts'
import type { OutsideService, Settings } from './read-settings.ts'

/** Gathers everything of the brand that pages show. Read once: a brand changes with a deployment. */
export function readSite(settings: Settings): Site {
  const { brand, market, environment } = settings.configuration
  const byLanguage = <Texts>(read: (language: (typeof brand.languages)[number]) => Texts) =>
    Object.fromEntries(brand.languages.map((language) => [language, read(language)]))
  return {
    brand,
    market,
    environment,
    version: settings.version,
    apiOrigin: settings.apiOrigin,
    playerOrigin: settings.playerOrigin,
    gamesOrigin: settings.gamesOrigin,
    themeCss: `${readThemeCss(brand.target)} ${writeBrandStyle(brand)}`
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    logoUrl: '/logo.svg',
    brandTexts: byLanguage((language) => readBrandMessages(brand.target, language)),
    errorTexts: byLanguage((language) => readErrorTexts(language)),
    gamification: serviceOf(brand.gamification.service, settings.gamification),
  }
}

/** What stands in the page: ours as the brand says; somebody else's only where this process was told of it. */
function serviceOf(service: GamificationService, outside: OutsideService | undefined): Site['gamification'] {
  if (service !== 'theirs') return { service }
  return outside ? { service, ...outside } : { service: 'none' }
}
