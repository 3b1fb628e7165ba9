import type { GamePageData } from '../../server/page-data.ts'
import { createSay } from './page.ts'
import type { SeenPair } from './seen-seeds.ts'

/** In one sentence: whether a commitment was compared with this device's own copy, since when it has it, and how it compares. */
export function describeCopy(
  data: Pick<GamePageData, 'texts' | 'language'>,
  copy: Pick<SeenPair, 'commitment' | 'seenAt' | 'isLate'> | undefined,
  told: string,
): string {
  const say = createSay(data)
  if (!copy) return say('copyNone')
  if (copy.commitment !== told.toLowerCase()) return say('copyOther', { commitment: copy.commitment })
  const time = new Date(copy.seenAt).toLocaleString(data.language)
  return say(copy.isLate ? 'copyLate' : 'copyKept', { time })
}
