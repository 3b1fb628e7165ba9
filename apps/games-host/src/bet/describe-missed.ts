import type { Round } from '../play/play-calls.ts'
import type { BetView } from './view.ts'

/** Text about a round of an earlier visit: it waits for its player, or it was finished without them. */
export function describeMissed({ bet }: Round, { say }: Pick<BetView, 'say'>, language: string): string {
  if (!bet?.isOpen) return say(bet?.finishedBy === 'rule' ? 'finishedByRule' : 'interrupted')
  const time = new Date(bet.finishesAt ?? 0)
    .toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
    .replaceAll(' ', '\u00A0')
  return say('openRound', { time })
}
