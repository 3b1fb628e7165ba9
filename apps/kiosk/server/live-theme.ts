import { createClient } from '#client'
import type { Target } from '#config/targets.ts'
import { readLook } from '#config/read-texts.ts'
import { writeThemeCss } from '#config/theme.ts'
import { getLook, getStamp } from '#contract/play-v1/content.ts'
import { watchContentStamp } from '../../front-door/content-stamp.ts'
import { watchLook } from '../../front-door/live-look.ts'

/** The colours of the kiosk, as the brand has them now (decision 0206). */
export function followLiveTheme(target: Target, apiOrigin: string): () => Promise<string> {
  const api = createClient({ baseUrl: apiOrigin })
  const stamp = watchContentStamp(
    async () => {
      const told = await api(getStamp, {})
      return told.ok ? told.data.stamp : undefined
    },
    () => performance.now(),
  )
  const { read } = watchLook({
    own: readLook(target),
    stamp,
    ask: async () => {
      const told = await api(getLook, { query: {} })
      return told.ok ? told.data.look : undefined
    },
  })
  return async () => writeThemeCss((await read()).palette, target)
}
