import type { ReplyOf } from '#contract/call.ts'
import type { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import type { Obstacle } from '#contract/shapes/capabilities.ts'

/** Codes that stop play, whatever the amount. Limits and bounds are handled by the form, which shows the amounts. */
const STOPS = [
  'ERR_PANIC_STOP',
  'ERR_SELF_EXCLUDED',
  'ERR_EXCLUDED',
  'ERR_PLAYING_BLOCKED',
  'ERR_POLITICALLY_EXPOSED',
  'ERR_ACCOUNT_LOCKED',
  'ERR_TERMS_NOT_ACCEPTED',
]

/** One reason why deposits are not possible, with the time at which it ends by itself. */
export type Stop = Pick<Obstacle, 'code' | 'texts' | 'until'>

/** Why this person may not deposit at all; empty when they may. Pure. */
export function stopsOf({ actions }: Pick<ReplyOf<typeof getAccountRequirements>, 'actions'>): Stop[] {
  const obstacles = actions.find(({ action }) => action === 'deposit')?.obstacles ?? []
  return obstacles
    .filter(({ code }) => STOPS.includes(code))
    .map(({ code, texts, until }) => ({ code, texts, until }))
    .filter((stop, index, all) => all.findIndex(({ code }) => code === stop.code) === index)
}
