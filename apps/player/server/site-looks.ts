import { createClient } from '#client'
import { getTexts } from '#contract/play-v1/content.ts'
import { drawBrand } from '../../front-door/draw-brand.ts'
import { openLook, type OpenLook } from '../../front-door/open-look.ts'
import { openTexts, ownTexts, withPublished, type TextsByLanguage } from '../../front-door/open-texts.ts'
import { PREVIEW_TIMEOUT_MS, isPreviewToken, readTriedLook } from '../../front-door/preview.ts'
import type { Site } from '../src/shell/site-context.ts'
import { withLook } from './read-site.ts'
import { withTexts } from './with-texts.ts'

/** The site with a look or texts that are not live, and the origin that may frame it. */
export type LookPreview = { readonly site: Site; readonly framedBy: string }

export type SiteLooks = Pick<OpenLook, 'stamp'> & {
  /** The site with the live look and texts. */
  readonly site: () => Promise<Site>
  /** The result of the last `site()`. */
  readonly last: () => Site
  /**
   * The site with the look or texts of a preview; undefined where the token is no valid preview.
   * @param visitor IP address of the viewer, by which the API limits the rate
   */
  readonly preview: (preview: string, visitor: string) => Promise<LookPreview | undefined>
}

/** The site in the look and with the texts that are live now (decisions 0206, 0236). */
export function openSiteLooks(bare: Site): SiteLooks {
  const look = openLook(bare.brand.target, bare.apiOrigin)
  const own = ownTexts(bare.brand)
  const texts = openTexts(own, { stamp: look.stamp, apiOrigin: bare.apiOrigin })
  const draw = drawBrand(bare.brand.target)
  const seen = { site: bare, texts: own }
  const shownWith = (liveLook: Site['look'], liveTexts: TextsByLanguage): Site => {
    if (liveLook !== seen.site.look) seen.site = { ...seen.site, ...withLook(bare.brand, liveLook) }
    if (liveTexts === seen.texts) return seen.site
    seen.texts = liveTexts
    const said = withTexts(bare, liveTexts)
    // Read often and rarely changed: the derived site is kept.
    if (said.textsKey !== seen.site.textsKey) seen.site = { ...seen.site, ...said }
    return seen.site
  }
  return {
    stamp: look.stamp,
    site: async () => shownWith(...(await Promise.all([look.read(), texts.read()]))),
    last: () => shownWith(look.last(), texts.last()),
    async preview(preview, visitor) {
      if (!isPreviewToken(preview)) return undefined
      const api = createClient({ baseUrl: bare.apiOrigin, headers: () => ({ 'x-forwarded-for': visitor }) })
      const asked = { query: { preview }, signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS) }
      const [ofLook, ofTexts] = await Promise.all([
        readTriedLook(bare.apiOrigin, preview, visitor),
        api(getTexts, asked),
      ])
      const site = shownWith(look.last(), texts.last())
      if (ofTexts.ok && ofTexts.data.isPreview && ofTexts.data.framedBy !== null) {
        const tried = withTexts(bare, withPublished(own, ofTexts.data.texts))
        return { site: { ...site, ...tried }, framedBy: ofTexts.data.framedBy }
      }
      if (!ofLook) return undefined
      const { look: tried, framedBy } = ofLook
      const drawn = draw(tried)
      // The picture addresses serve the live look, so a preview has its pictures inline.
      const logo = { onDark: inline(drawn.logo), onLight: inline(drawn['logo-light']) }
      const shown = { ...site, ...withLook(bare.brand, tried), logo }
      const heroes = shown.heroes.map((hero) => ({ ...hero, src: inline(drawn.heroes.get(hero.game) ?? '') }))
      return { site: { ...shown, heroes }, framedBy }
    },
  }
}

const inline = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
