import type { Client } from '#client'
import { getLook, getStamp } from '#contract/play-v1/content.ts'
import type { Look } from '#config/look.ts'
import { watchContentStamp } from '../../front-door/content-stamp.ts'
import { watchLook } from '../../front-door/worn-look.ts'
import type { Site } from '../src/shell/site-context.ts'
import { wearLook } from './read-site.ts'

/** A page of the site in a look that is not live, and whose frame it may stand in. */
export type Fitting = { readonly site: Site; readonly framedBy: string }

export type Wardrobe = {
  /** By what kept pages know that something else is live. */
  readonly stamp: () => Promise<string>
  /** The site as it looks now. */
  readonly site: () => Promise<Site>
  /** How it looked when that was asked for last. */
  readonly last: () => Site
  /** The site as the writer of a preview tries it; undefined where the address is no such preview. */
  readonly tryOn: (preview: string) => Promise<Fitting | undefined>
}

/** The site in the look that staff have let live (decision 0206). */
export function openWardrobe(bare: Site, api: Client, now: () => number): Wardrobe {
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
  let dressed = bare
  const wear = (worn: Look): Site => {
    if (worn !== dressed.look) dressed = { ...bare, ...wearLook(bare.brand, worn) }
    return dressed
  }
  return {
    stamp,
    site: async () => wear(await look.read()),
    last: () => wear(look.last()),
    async tryOn(preview) {
      const told = await api(getLook, { query: { preview } })
      if (!told.ok || !told.data.isPreview || !told.data.look || told.data.framedBy === null) return undefined
      return { site: { ...bare, ...wearLook(bare.brand, told.data.look) }, framedBy: told.data.framedBy }
    },
  }
}
