import type { ReplyOf } from '#contract/call.ts'
import type { signIn as call } from '#contract/play-v1/venue-play.ts'
import {
  assert,
  newId,
  NotAllowed,
  refuse,
  type ClientCaller,
  type Input,
  type Instant,
  type Transaction,
} from '#server/kernel/index.ts'
import { noteKnownAt } from '#server/players/index.ts'
import { openSession } from '#server/sign-in/index.ts'
import type { OpenPlace } from '#server/topology/index.ts'
import { blockPlaying, findWallet } from '#server/wallet/index.ts'
import { ceilingsNow } from './ceilings.ts'
import type { VenuePlayNeeds } from './needs.ts'
import { proveAtTerminal, type ProvedPlayer } from './prove-at-terminal.ts'
import { sittingShown } from './show-sitting.ts'
import * as sittings from './sittings.queries.ts'
import { judgeArrival, recordArrival } from './visits.ts'

/** The venue that a client acts for; a client without one is refused. */
export function venueOf({ venueId }: ClientCaller): string {
  if (venueId === null) throw new NotAllowed({ because: 'no-venue' })
  return venueId
}

type Place = Pick<OpenPlace, 'venueName' | 'venueKind' | 'seats'> & {
  readonly venueId: string
  readonly terminalId: string
}

/**
 * Signs a player in at a terminal. It is a sign-in like any other (time, number, breaks and exclusion apply), and from
 * its commit on the web takes no stake of the person: one person plays in one place. Somebody who is not known to have come in comes
 * in now: the limit of visits is checked, and the visit counts (decision 0522).
 */
export async function signInAtTerminal(
  needs: VenuePlayNeeds,
  { body, caller, client }: Pick<Input<typeof call>, 'body' | 'caller' | 'client'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, currency } = needs
  const venueId = venueOf(caller)
  const { terminalId, ...proof } = body
  const at = clock.now()
  const place = { venueId, terminalId, ...(await needs.judgePlace({ venueId, terminalId, at })) }
  const proved = await proveAtTerminal(needs, { terminalId, source: client.ip, ...proof })
  await needs.judgePlay({ playerId: proved.playerId, playerSessionId: undefined })
  const unanswered = await findUnanswered(needs, { place, proved, at })
  if (!unanswered) await judgeArrival(needs, { playerId: proved.playerId, venueId, at })
  const row = unanswered ?? (await db.transaction((tx) => open(needs, tx, { place, proved, at, source: client.ip })))
  return sittingShown(row, { currency, now: clock.now() })
}

/** How long a terminal that received no response may repeat the request. */
const AGAIN_MS = 60_000

/** The sitting that the same person began here a moment ago and has not played in: the terminal did not receive the response. */
async function findUnanswered(
  { db }: VenuePlayNeeds,
  { place, proved, at }: { readonly place: Place; readonly proved: ProvedPlayer; readonly at: Instant },
): Promise<sittings.SittingRow | undefined> {
  const [sitting] = await sittings.findOpenOf(db, [proved.playerId])
  if (!sitting || sitting.terminalId !== place.terminalId || sitting.staked + sitting.won > 0) return undefined
  return at.getTime() - sitting.openedAt.getTime() < AGAIN_MS ? sitting : undefined
}

async function open(
  needs: VenuePlayNeeds,
  tx: Transaction,
  {
    place,
    proved,
    at,
    source,
  }: { readonly place: Place; readonly proved: ProvedPlayer; readonly at: Instant; readonly source: string },
): Promise<sittings.SittingRow> {
  const { playerId, cardId, way } = proved
  const others = await needs.findOthers(tx, playerId)
  const client = { ip: source, userAgent: place.venueName }
  // Locks the limits of all accounts of the person, which serializes sign-ins at two terminals.
  const { sessionId } = await openSession(tx, needs.signIn, { playerId, client, cardId })
  const [elsewhere] = await sittings.findOpenOf(tx, [playerId, ...others])
  if (elsewhere)
    return refuse('ERR_OTHER_SESSION_IS_ACTIVE', {
      at: elsewhere.terminalId === place.terminalId ? 'here' : 'terminal',
    })
  if ((await sittings.countAtTerminal(tx, place.terminalId)) >= place.seats)
    return refuse('ERR_OTHER_SESSION_IS_ACTIVE', { at: 'seat-taken' })
  const wallet = await findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  // Before the remaining limits are read: a stake of the web that is under way then is counted in them.
  for (const id of [playerId, ...others].toSorted((one, other) => one - other)) await blockPlaying(tx, id, 'terminal')
  const row = {
    id: newId(at),
    playerId,
    venueId: place.venueId,
    terminalId: place.terminalId,
    sessionId,
    way,
    openedAt: at,
    ...(await ceilingsNow(needs, tx, { playerId, venueKind: place.venueKind, now: at })),
  }
  await sittings.insertSitting(tx, { ...row, target: needs.target, accountId: wallet.accountId })
  await recordArrival(needs, tx, row, place.venueName)
  await noteKnownAt(tx, { playerId, venueId: place.venueId, at })
  return { ...row, endedAt: null, endReason: null, staked: 0, won: 0 }
}
