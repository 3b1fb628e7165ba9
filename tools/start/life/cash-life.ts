import { randomUUID } from 'node:crypto'
import { setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as cash from '#contract/play-v1/staff-cash.ts'
import { PIECES, type CashCount } from '#contract/shapes/cash.ts'
import { randomOf, type Random } from '#tools/people/random.ts'
import { demoVenue } from '../demo.ts'
import { DEMO_DESK } from '../demo-places.ts'
import { numberOf } from '../verify-by-staff.ts'
import { given, signInStaff } from './callers.ts'
import { isPlaying } from './cast.ts'
import { formerCashier, formerHallManager } from './colleagues.ts'
import type { Life } from './life.ts'
import type { Person } from './player-life.ts'

/** The venue is open from ten. */
const AT_HOUR = 14
const HOUR_MS = 3_600_000
const GUESTS = 6
const MINOR_OF = { CZK: 100, EUR: 4 } as const
const FLOAT = 20_000
const PAID = [200, 500, 1_000, 2_000, 5_000] as const
const WHY = 'Přepočítáno dvakrát, rozdíl zůstává.'
const SEEN = 'Přepočítáno se mnou.'

type AtDesk = {
  readonly life: Life
  readonly random: Random
  readonly cashier: string
  readonly manager: string
  readonly desk: { readonly deskId: string; readonly name: string }
}

/**
 * A shift of the venue's cash desk: people pay cash in and out; one day the count is short, and the last one waits for
 * a second person.
 */
export async function workAtCashDesk(life: Life, day: number): Promise<void> {
  const { world, clock } = life
  life.goTo(life.midnightOf(day) + AT_HOUR * HOUR_MS)
  const { ask } = world
  const [cashier, manager] = [
    await signInStaff(ask, clock, formerCashier),
    await signInStaff(ask, clock, formerHallManager),
  ]
  const isLast = day === life.days - 1
  const name = isLast ? 'Pokladna 2' : DEMO_DESK
  const known = given(cash.listDesks, await ask(cash.listDesks, { query: {}, token: manager })).desks
  const made = { venueId: demoVenue.id, name }
  const desk =
    known.find((one) => one.name === name && one.venueId === demoVenue.id) ??
    given(cash.createDesk, await ask(cash.createDesk, { body: made, token: manager }))
  // The last count waits for its second person.
  const missing = isLast || day % 2 === 0 ? 100 * MINOR_OF[world.currency] : 0
  await workShift({ life, random: randomOf('cash-desk', day), cashier, manager, desk }, { missing, isLast })
}

async function workShift(
  { life, random, cashier, manager, desk }: AtDesk,
  { missing, isLast }: { readonly missing: number; readonly isLast: boolean },
): Promise<void> {
  const { world, people } = life
  const { ask, currency } = world
  const floatMinor = FLOAT * MINOR_OF[currency]
  const shifts = given(cash.listShifts, await ask(cash.listShifts, { query: {}, token: cashier })).rows
  const leftMinor = shifts.find(({ deskName }) => deskName === desk.name)?.counted?.amountMinor ?? 0
  const opening = {
    deskId: desk.deskId,
    count: countOf(currency, Math.max(floatMinor, leftMinor)),
    ...(leftMinor < floatMinor ? { brought: { amountMinor: floatMinor - leftMinor, currency } } : {}),
  }
  const shift = given(cash.openShift, await ask(cash.openShift, { body: opening, token: cashier }))
  const { shiftId } = shift
  const guests = people.filter(({ fate }) => isPlaying(fate)).slice(-GUESTS)
  for (const guest of guests) await serveGuest(life, { guest, random, shiftId, cashier })
  const sums = given(cash.getShift, await ask(cash.getShift, { query: { shiftId }, token: cashier })).shift
  const drawerMinor = Math.max(floatMinor, leftMinor) + sums.cashIn.amountMinor - sums.cashOut.amountMinor
  const leftOver = isLast ? drawerMinor : await carryAway({ life, cashier }, shiftId, { drawerMinor, floatMinor })
  const counted = countOf(currency, leftOver - missing)
  const body = { shiftId, count: counted, ...(missing > 0 ? { explanation: WHY } : {}) }
  given(cash.closeShift, await ask(cash.closeShift, { body, token: cashier }))
  if (missing === 0 || isLast) return
  const { differences } = given(cash.listDifferences, await ask(cash.listDifferences, { query: {}, token: manager }))
  for (const { differenceId } of differences)
    await ask(cash.confirmDifference, { body: { differenceId, explanation: SEEN }, token: manager })
}

/** Moves the cash above the float to the safe; returns the rest. */
async function carryAway(
  { life, cashier }: Pick<AtDesk, 'life' | 'cashier'>,
  shiftId: string,
  { drawerMinor, floatMinor }: { readonly drawerMinor: number; readonly floatMinor: number },
): Promise<number> {
  if (drawerMinor <= floatMinor) return drawerMinor
  const { ask, currency } = life.world
  const amount = { amountMinor: drawerMinor - floatMinor, currency }
  const body = { shiftId, to: 'safe' as const, amount, idempotencyKey: randomUUID(), explanation: 'Konec směny.' }
  const carried = await ask(cash.carryCash, { body, token: cashier })
  return carried.ok ? floatMinor : drawerMinor
}

async function serveGuest(
  { world, environment }: Life,
  { guest, random, shiftId, cashier }: { guest: Person; random: Random; shiftId: string; cashier: string },
): Promise<void> {
  const { ask, currency, password } = world
  const { market } = environment.configuration
  const signedIn = await ask(player.loginByEmail, { body: { email: guest.email, password } })
  if (!signedIn.ok) return
  await ask(setLandBasedWalletEnable, { body: { isEnabled: true }, token: signedIn.data.token })
  const [variant] = market.identityDocumentsAllowedTypes
  const kind = variant?.documentsAllowed[0] ?? 'IdentityCard'
  const documentNumber = numberOf(market.defaultNationality, kind, guest.playerId)
  const met = await ask(cash.meetPlayer, { body: { shiftId, documentNumber }, token: cashier })
  if (!met.ok) return
  const { presenceId } = met.data
  const pay = (call: typeof cash.cashIn | typeof cash.cashOut, amountMinor: number) =>
    ask(call, { body: { presenceId, amount: { amountMinor, currency }, idempotencyKey: randomUUID() }, token: cashier })
  const paid = random.pick(PAID) * MINOR_OF[currency]
  const taken = await pay(cash.cashIn, paid)
  if (taken.ok && random.chance(0.5)) await pay(cash.cashOut, paid / 2)
}

/** An amount in as few notes and coins as possible. */
function countOf(currency: keyof typeof PIECES, minor: number): CashCount {
  let left = minor
  return PIECES[currency].flatMap((pieceMinor) => {
    const pieces = Math.floor(left / pieceMinor)
    left -= pieces * pieceMinor
    return pieces > 0 ? [{ pieceMinor, pieces }] : []
  })
}
