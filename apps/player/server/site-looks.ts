import { createClient } from '#client'
import { getLook } from '#contract/play-v1/content.ts'
import { drawBrand } from '../../front-door/draw-brand.ts'
import { ASK_MAX_MS, openLook, type OpenLook } from '../../front-door/open-look.ts'
import type { Site } from '../src/shell/site-context.ts'
import { withLook } from './read-site.ts'

/** A page of the site in a look that is not live, and whose frame it may stand in. */
export type LookPreview = { readonly site: Site; readonly framedBy: string }

export type SiteLooks = Pick<OpenLook, 'stamp'> & {
  /** The site as it looks now. */
  readonly site: () => Promise<Site>
  /** How it looked when that was asked for last. */
  readonly last: () => Site
  /**
   * The site as the writer of a preview tries it; undefined where the address is no such preview.
   * @param visitor address of who looks, by which the API limits the rate
   */
  readonly preview: (preview: string, visitor: string) => Promise<LookPreview | undefined>
}

/** A body and its signature of 32 bytes. Nothing else is worth a question. */
const TOKEN = /^[\w-]{20,500}\.[\w-]{43}$/

/** The site in the look that is live now (decision 0206). */
export function openSiteLooks(bare: Site): SiteLooks {
  const look = openLook(bare.brand.target, bare.apiOrigin)
  const draw = drawBrand(bare.brand.target)
  let shown = bare
  const shownWith = (live: Site['look']): Site => {
    if (live !== shown.look) shown = { ...bare, ...withLook(bare.brand, live) }
    return shown
  }
  return {
    stamp: look.stamp,
    site: async () => shownWith(await look.read()),
    last: () => shownWith(look.last()),
    async preview(preview, visitor) {
      if (!TOKEN.test(preview)) return undefined
      const api = createClient({ baseUrl: bare.apiOrigin, headers: () => ({ 'x-forwarded-for': visitor }) })
      const answer = await api(getLook, { query: { preview }, signal: AbortSignal.timeout(ASK_MAX_MS) })
      if (!answer.ok) return undefined
      const { isPreview, look: tried, framedBy } = answer.data
      if (!isPreview || !tried || framedBy === null) return undefined
      const drawn = draw(tried)
      // The pictures at their addresses are those of the live look.
      const logo = { onDark: inline(drawn.logo), onLight: inline(drawn['logo-light']) }
      return { site: { ...bare, ...withLook(bare.brand, tried), logo }, framedBy }
    },
  }
}

const inline = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
