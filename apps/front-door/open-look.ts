import { createHash } from 'node:crypto'
import { createClient } from '#client'
import { readHeroPictures } from '#config/heroes.ts'
import type { Look } from '#config/look.ts'
import { readLook, readPicture } from '#config/read-texts.ts'
import type { Target } from '#config/targets.ts'
import { getLook, getStamp } from '#contract/play-v1/content.ts'
import { watchContentStamp } from './content-stamp.ts'
import { cacheByETag } from './cache-by-etag.ts'
import { watchLive } from './live-value.ts'

/** The last known value is better than a page that waits for an API that hangs. */
export const TIMEOUT_MS = 1000

export type OpenLook = {
  /** Version stamp by which cached pages notice a change. */
  readonly stamp: () => Promise<string>
  /** The look that is live now (decision 0206). */
  readonly read: () => Promise<Look>
  /** The look of the last read. */
  readonly last: () => Look
}

/** Keeps the live look of the brand, for a process that renders it. */
export function openLook(target: Target, apiOrigin: string, now: () => number = () => performance.now()): OpenLook {
  const api = createClient({ baseUrl: apiOrigin })
  const stamp = watchContentStamp(async () => {
    const answer = await api(getStamp, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? answer.data.stamp : undefined
  }, now)
  const lookApi = createClient({ baseUrl: apiOrigin, fetch: cacheByETag() })
  const fetchLive = async () => {
    const answer = await lookApi(getLook, { query: {}, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? { stamp: answer.data.stamp, live: answer.data.look } : undefined
  }
  return { stamp, ...watchLive<Look>({ own: readLook(target), stamp, fetchLive, now }) }
}

/** Hash of a look and its drawings, equal in all processes: part of cache keys and of the addresses of pictures. */
export function keyOfLook(target: Target, look: Look): string {
  const pictures = [readPicture(target, 'logo'), readPicture(target, 'icon'), ...readHeroPictures(target).values()]
  const drawn = [JSON.stringify(look), ...pictures]
  return createHash('sha256').update(drawn.join('\n')).digest('base64url').slice(0, 12)
}
