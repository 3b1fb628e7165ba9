import type { Language } from '#config/shapes.ts'
import type { Texts } from '../../texts/index.ts'
import { createSay } from './page.ts'
import type { SeenPair } from './seen-seeds.ts'

type Words = { readonly texts: Texts; readonly language: Language }

/** In one sentence: whether a commitment was compared with this device's own copy, since when it has it, and how it compares. */
export function tellCopy(
  data: Words,
  copy: Pick<SeenPair, 'commitment' | 'seenAt' | 'isLate'> | undefined,
  told: string,
): string {
  const say = createSay(data)
  if (!copy) return say('copyNone')
  if (copy.commitment !== told.toLowerCase()) return say('copyOther', { commitment: copy.commitment })
  const time = new Date(copy.seenAt).toLocaleString(data.language)
  return say(copy.isLate ? 'copyLate' : 'copyKept', { time })
}
