import type { Client } from '#client'
import { getLook, getStamp } from '#contract/play-v1/content.ts'
import type { Look } from '#config/look.ts'
import { watchContentStamp } from '../../front-door/content-stamp.ts'
import { watchLook } from '../../front-door/live-look.ts'
import type { Site } from '../src/shell/site-context.ts'
import { withLook } from './read-site.ts'

/** A page of the site in a look that is not live, and whose frame it may stand in. */
export type LookPreview = { readonly site: Site; readonly framedBy: string }

export type SiteLooks = {
  /** By what kept pages know that something else is live. */
  readonly stamp: () => Promise<string>
  /** The site as it looks now. */
  readonly site: () => Promise<Site>
  /** How it looked when that was asked for last. */
  readonly last: () => Site
  /** The site as the writer of a preview tries it; undefined where the address is no such preview. */
  readonly preview: (preview: string) => Promise<LookPreview | undefined>
}

/** The site in the look that staff have let live (decision 0206). */
export function openSiteLooks(bare: Site, api: Client, now: () => number): SiteLooks {
  const stamp = watchContentStamp(async () => {
    const told = await api(getStamp, {})
    return told.ok ? told.data.stamp : undefined
  }, now)
  const look = watchLook({
    own: bare.look,
    stamp,
    ask: async () => {
      const told = await api(getLook, { query: {} })
      return told.ok ? told.data.look : undefined
    },
  })
  let shown = bare
  const shownWith = (live: Look): Site => {
    if (live !== shown.look) shown = { ...bare, ...withLook(bare.brand, live) }
    return shown
  }
  return {
    stamp,
    site: async () => shownWith(await look.read()),
    last: () => shownWith(look.last()),
    async preview(preview) {
      const told = await api(getLook, { query: { preview } })
      if (!told.ok || !told.data.isPreview || !told.data.look || told.data.framedBy === null) return undefined
      return { site: { ...bare, ...withLook(bare.brand, told.data.look) }, framedBy: told.data.framedBy }
    },
  }
}
