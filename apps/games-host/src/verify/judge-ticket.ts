import type { ScratchBet } from '#games/engines/scratch/math/index.ts'
import { fillCompiled } from '#text'
import type { ScratchText } from '#games/engines/scratch/description/texts.ts'
import { bytesOfHex } from '#games/kit/fairness/bytes.ts'
import { isTicketOf, rootOfSeries } from '#games/kit/fairness/deal-series.ts'
import type { VerifyPageData } from '../../server/page-data.ts'
import { createSay } from '../play/page.ts'
import type { Proof } from './read-proof.ts'

/**
 * Whether the ticket of the round has its number in the series whose root was published before the first sale; once the
 * seed of the series is revealed, also whether the whole series is dealt from it. Undefined in games without series;
 * false as well when the proof of the ticket is left out or cannot be read.
 */
export function isTicketKept({ definition, round, ticket }: Proof): boolean | undefined {
  if (definition.engine !== 'scratch' || !definition.series) return undefined
  const bought = (round.bet?.bet as ScratchBet | undefined)?.ticket
  if (!ticket || !bought) return false
  try {
    const { seriesId, root, tickets, number, prize, salt, path, seed } = ticket
    const isSame = bought.series === seriesId && bought.number === number && (bought.prize ?? null) === prize
    const under = { prize: prize ?? undefined, salt: bytesOfHex(salt) }
    const isThere = isTicketOf(root, under, { number, tickets, path: path.map(bytesOfHex) })
    if (!isSame || tickets !== definition.tickets || !isThere) return false
    const { gameKey, definitionHash } = round
    // Last, because it deals the whole series again.
    return seed === null || rootOfSeries({ seed: bytesOfHex(seed), gameKey, definitionHash }, definition) === root
  } catch {
    return false
  }
}

/** The verifier's facts about a ticket: its series and number, and whether it is part of the series. */
export function factsOfTicket(
  data: VerifyPageData,
  { ticket }: Proof,
  isKept: boolean | undefined,
): [string, string][] {
  if (isKept === undefined) return []
  const texts = data.engineTexts['scratch'] ?? {}
  const scratch = (key: ScratchText): string => fillCompiled(texts[key] ?? key, {}, data.language)
  const kept: [string, string] = [scratch('ticketKept'), createSay(data)(isKept ? 'yes' : 'no')]
  if (!ticket) return [kept]
  return [
    [scratch('ticketNumber'), `${ticket.number + 1} / ${ticket.tickets}`],
    [scratch('seriesRoot'), ticket.root],
    ...(ticket.seed === null ? [] : [[scratch('seriesSeed'), ticket.seed] as [string, string]]),
    kept,
  ]
}
