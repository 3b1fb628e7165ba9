import { dayOf } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/ensico/ensico.ts'
import { refuse, Refusal, type ClientCaller, type Input } from '#server/kernel/index.ts'
import { readUsedUp } from '#server/limits/index.ts'
import { ageYears, findNickname, findPlayerById, type Player } from '#server/players/index.ts'
import { findTerminalsOf } from '#server/topology/index.ts'
import { readLandBased } from '#server/wallet/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { findOpenOf } from '../sittings.queries.ts'

type Tapped = Pick<Input<typeof calls.getPlayerDetailByRfid>, 'body' | 'params' | 'caller' | 'concerns'>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ADULT_YEARS = 18
/** The refusals of play that mean an exclusion. */
const EXCLUSIONS = ['ERR_EXCLUDED', 'ERR_SELF_EXCLUDED', 'ERR_PANIC_STOP']

/** What a machine may know of a card's holder: no name, and only the first letter of the nickname. */
export async function showTapped(
  needs: VenuePlayNeeds,
  input: Tapped,
): Promise<ReplyOf<typeof calls.getPlayerDetailByRfid>> {
  const { db, clock, timeZone, limits } = needs
  const { player, isLocked } = await holderOf(needs, input)
  const [nickname, reasons, limitsReached] = await Promise.all([
    findNickname(db, player.id),
    obstaclesOf(needs, player.id),
    readUsedUp(limits, player.id),
  ])
  return {
    playerId: player.id,
    nickname: nickname && `${[...nickname][0] ?? ''}***`,
    cardState: isLocked ? 'LOCKED' : 'ACTIVE',
    playerState: player.state,
    adult: ageYears(player.birthDate, dayOf(timeZone, clock.now())) >= ADULT_YEARS,
    excluded: reasons.some((code) => EXCLUSIONS.includes(code)),
    limitsReached,
    language: player.language,
    requestId: input.body.requestId ?? null,
  }
}

/** Whether the holder plays, where, and whether they may. A locked card plays nowhere. */
export async function showTappedInGame(
  needs: VenuePlayNeeds,
  input: Tapped,
): Promise<ReplyOf<typeof calls.getPlayerInGameInfoByRfid>> {
  const { db, currency } = needs
  const { player, isLocked, venueId } = await holderOf(needs, input)
  if (isLocked) return refuse('ERR_INVALID_CARD_ID', { state: 'locked' })
  const [[open], land, blockReasons] = await Promise.all([
    findOpenOf(db, [player.id]),
    readLandBased(db, player.id),
    obstaclesOf(needs, player.id),
  ])
  // A sitting at another venue is not disclosed.
  const sitting = open?.venueId === venueId ? open : undefined
  return {
    playerId: player.id,
    sessionId: sitting?.id ?? null,
    terminalId: sitting?.terminalId ?? null,
    since: sitting?.openedAt.toISOString() ?? null,
    balanceMinor: land?.isEnabled ? land.balance.amountMinor : 0,
    currency,
    canPlay: blockReasons.length === 0,
    blockReasons,
    requestId: input.body.requestId ?? null,
  }
}

/** Checks that `{id}` names the caller's venue: a service of a venue sees no other. */
export function ownVenue({ venueId }: ClientCaller, wanted: string): string {
  const id = wanted.toLowerCase()
  return UUID.test(id) && (venueId ?? id) === id ? id : refuse('ERR_VENUE_NOT_FOUND', { venueId: wanted })
}

async function holderOf(
  { db, clock, target, signIn }: VenuePlayNeeds,
  { body, params, caller, concerns }: Tapped,
): Promise<{ readonly player: Player; readonly isLocked: boolean; readonly venueId: string }> {
  const venueId = ownVenue(caller, params.id)
  const { terminalId } = body
  if (terminalId !== undefined) {
    const terminals = await findTerminalsOf(db, { target, venueId, at: clock.now() })
    if (!terminals.some((one) => one.terminalId === terminalId)) return refuse('ERR_TERMINAL_NOT_FOUND', { terminalId })
  }
  const { card } = await signIn.readCard(body.rfid)
  const player = card && (await findPlayerById(db, target, card.playerId))
  if (!card || !player) return refuse('ERR_INVALID_CARD_ID')
  concerns(player.id)
  return { player, isLocked: card.isLocked, venueId }
}

/**
 * The codes with which play is refused now; empty if it is permitted. A question stores nothing about the player and
 * does not query the register: the sign-in at the terminal does (decision 0396).
 */
async function obstaclesOf({ previewPlay }: VenuePlayNeeds, playerId: number): Promise<string[]> {
  try {
    await previewPlay(playerId)
    return []
  } catch (error) {
    if (error instanceof Refusal) return [error.code]
    throw error
  }
}
