import { randomUUID } from 'node:crypto'
import * as funds from '#contract/capi-v1.1/funds.ts'
import * as withdrawals from '#contract/capi-v1.1/withdrawals.ts'
import { cancelWithdraw } from '#contract/onling-v2/withdrawals.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as club from '#contract/play-v1/club.ts'
import * as exclusion from '#contract/play-v1/exclusion.ts'
import * as play from '#contract/play-v1/play.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { ownAccountOf } from '#tools/people/own-account.ts'
import { takeOffer } from './campaign-life.ts'
import type { MakeCall } from './callers.ts'
import type { Character, Visit } from './cast.ts'
import { payByCard } from './pay-by-card.ts'
import { askSupport, readAnswers } from './support-life.ts'

/** Shared context of the demonstration's people. */
export type World = {
  readonly ask: MakeCall
  readonly market: 'CZE' | 'SVK'
  readonly currency: Currency
  readonly password: string
  /** Games that people choose from. */
  readonly gameKeys: readonly [string, ...string[]]
  /** Finds the newest code of six digits that was sent to an address. */
  readonly readCode: (email: string) => Promise<string | undefined>
  /** Transfers that were ordered and will be on tomorrow's statement. */
  readonly ordered: { push: (transfer: Transfer) => unknown }
}

export type Transfer = {
  readonly variableSymbol: string
  readonly amountMinor: number
  readonly from: { readonly iban: string; readonly name: string }
}

/** Somebody with an account. */
export type Person = Character & { readonly playerId: number }

/** Amounts of deposits, in whole crowns or tenths of a euro: the currencies differ by about as much. */
const PAID_IN = [200, 300, 500, 500, 1_000, 1_000, 2_000, 5_000] as const
/** One in this many visits ends with a question to support. */
const ASKS = 1 / 8
const MINOR_OF = { CZK: 100, EUR: 4 } as const
/** Of ten payments one is abandoned on the bank's page, one is declined. */
const CARD_OUTCOMES = ['pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'decline', 'nothing'] as const

/** One visit: signs in, pays in, and returns what its rounds are played with; undefined when play is refused. */
export async function beginVisit(world: World, person: Person, visit: Visit): Promise<Playing | undefined> {
  const { ask, password } = world
  const signedIn = await ask(player.loginByEmail, { body: { email: person.email, password } })
  if (!signedIn.ok) return undefined
  const { token } = signedIn.data
  if (visit.paysIn) await payIn(world, person, token)
  await takeOffer(world, person, token)
  return openGame(world, person, token)
}

export type Playing = { readonly token: string; readonly gameToken: string; readonly stakeMinor: number }

async function openGame({ ask, gameKeys }: World, { random }: Person, token: string): Promise<Playing | undefined> {
  const gameKey = random.pick(gameKeys)
  const launched = await ask(onlineGame.realRedirect, { query: { gameKey }, token })
  if (!launched.ok) return undefined
  const once = new URL(launched.data.launchUrl).searchParams.get('token') ?? ''
  const opened = await ask(play.openSession, { body: { token: once, gameKey } })
  if (!opened.ok) return undefined
  const { gameToken, session } = opened.data
  const stakes = session.stakes.slice(0, 4)
  return { token, gameToken, stakeMinor: stakes[random.below(stakes.length)] ?? 0 }
}

/** Plays one round; a refusal ends the play of this visit. */
export async function playRound({ ask }: World, { gameToken, stakeMinor }: Playing): Promise<boolean> {
  const round = await ask(play.playRound, { body: { roundId: randomUUID(), stakeMinor }, token: gameToken })
  return round.ok
}

/** Withdraws if that was the plan, excludes themselves if that is the fate, and mostly signs out. */
export async function endVisit(world: World, person: Person, visit: Visit, token: string): Promise<void> {
  const { ask } = world
  if (visit.takesOut) await takeOut(world, person, token)
  await readAnswers(world, person, token)
  if (person.random.chance(ASKS)) await askSupport(world, person.random, token)
  const isLast = person.visits.at(-1) === visit
  if (person.fate === 'restless') await changeMind(world, person, token)
  if (isLast && person.fate === 'restless') await ask(exclusion.pressPanic, { body: {}, token })
  if (isLast && person.fate === 'pressed-panic') await ask(exclusion.pressPanic, { body: {}, token })
  if (isLast && person.fate === 'excluded-self') await ask(exclusion.excludeSelf, { body: { months: 6 }, token })
  await visitClub(world, person, token)
  if (person.random.chance(0.8)) await ask(player.logout, { body: {}, token })
}

/** Every other person reads about games and claims the points of finished missions; some wear a free picture. */
async function visitClub({ ask, gameKeys }: World, { no }: Person, token: string): Promise<void> {
  if (no % 2 === 0) return
  for (const gameKey of gameKeys) await ask(club.recordGameRead, { body: { gameKey }, token })
  if (no % 3 === 0) await ask(club.wearAvatar, { body: { avatar: 'moon' }, token })
  const seen = await ask(club.getClub, { query: {}, token })
  if (!seen.ok) return
  for (const { key, state } of seen.data.missions)
    if (state === 'done') await ask(club.claimMission, { body: { key }, token })
}

/** Requests a withdrawal and takes it back. */
async function changeMind({ ask, currency, market }: World, { no }: Person, token: string): Promise<void> {
  const asked = await ask(withdrawals.withdraw, {
    token,
    body: {
      amount: { amountMinor: 500 * MINOR_OF[currency], currency },
      method: 'BankTransfer',
      account: ownAccountOf(market, no),
      idempotencyKey: randomUUID(),
    },
  })
  if (asked.ok) await ask(cancelWithdraw, { body: { id: asked.data.withdrawalId }, token })
}

async function payIn(world: World, person: Person, token: string): Promise<void> {
  const { ask, currency, ordered } = world
  const { random } = person
  const isSure = person.fate === 'restless'
  const amountMinor = isSure ? 1_000 * MINOR_OF[currency] : random.pick(PAID_IN) * MINOR_OF[currency]
  const isTransfer = !isSure && random.chance(0.3)
  const started = await ask(funds.deposit, {
    token,
    body: {
      amount: { amountMinor, currency },
      ...(isTransfer ? { method: 'Bacs', gateway: 'Bacs' } : { method: 'CardOnline', gateway: 'Csob' }),
      feeMinor: 0,
      idempotencyKey: randomUUID(),
      returnPath: '/',
    },
  })
  if (!started.ok) return
  const { paymentId, referenceNumber, redirectUrl } = started.data
  if (isTransfer) {
    const iban = ownAccountOf(world.market, person.no)
    const from = { iban, name: `${person.surname} ${person.firstName}`.toUpperCase() }
    // Some order a transfer and never send it.
    if (random.chance(0.9)) ordered.push({ variableSymbol: referenceNumber, amountMinor, from })
    return
  }
  await payByCard(redirectUrl, isSure ? 'pay' : random.pick(CARD_OUTCOMES))
  // The page that the player returns to requests the status.
  await ask(funds.getInfoById, { query: { id: paymentId }, token })
}

async function takeOut(world: World, person: Person, token: string): Promise<void> {
  const { ask, currency, market, readCode } = world
  const read = await ask(funds.getBalance, { query: {}, token })
  // The real clock may have ended the session of weeks ago.
  if (!read.ok) return
  const { balance } = read.data
  const unit = 50 * MINOR_OF[currency]
  const amountMinor = Math.floor((balance.amountMinor * (0.4 + person.random.next() * 0.6)) / unit) * unit
  const asked = await ask(withdrawals.withdraw, {
    token,
    body: {
      amount: { amountMinor: Math.max(amountMinor, unit), currency },
      method: 'BankTransfer',
      account: ownAccountOf(market, person.no),
      idempotencyKey: randomUUID(),
    },
  })
  if (!asked.ok || asked.data.state !== 'requested') return
  // Some never look for the code.
  if (person.random.chance(0.1)) return
  const code = await readCode(person.email)
  if (code !== undefined) await ask(withdrawals.verify, { body: { id: asked.data.withdrawalId, code }, token })
}
