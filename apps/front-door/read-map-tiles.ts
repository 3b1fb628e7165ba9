import type { Variables } from '#config/resolve.ts'

/** A third-party map: URL of a tile with `{z}`, `{x}` and `{y}`, and the attribution shown beside it. */
export type MapTiles = { readonly url: string; readonly attribution: string }

/** The map that this process may show (decision 0223); undefined: our own plan, which makes no requests. */
export function readMapTiles(env: Variables): {
  readonly tiles: MapTiles | undefined
  readonly problems: readonly string[]
} {
  const url = env['MAP_TILES_URL']?.trim()
  const attribution = env['MAP_TILES_ATTRIBUTION']?.trim() ?? ''
  if (!url) return { tiles: undefined, problems: [] }
  const problems = [
    ...(isTileAddress(url) ? [] : ['MAP_TILES_URL is not an https address with {z}, {x} and {y}.']),
    ...(attribution ? [] : ['MAP_TILES_ATTRIBUTION is missing: MAP_TILES_URL names a map.']),
  ]
  return { tiles: { url, attribution }, problems }
}

/** Each of the three once, in the path: the origin does not depend on them. */
function isTileAddress(written: string): boolean {
  const [host] = written.split('{')
  return (
    URL.canParse(written) &&
    /^https:\/\/[^/]+\//.test(host ?? '') &&
    ['{z}', '{x}', '{y}'].every((part) => written.split(part).length === 2)
  )
}
