import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { playRound } from '#contract/play-v1/play.ts'
import { createSender, type DoorResponse } from './send-request.ts'
import { addressOf } from './crowd-address.ts'
import { GAMES_HOST, PLAYER_HOST, type House } from './house.ts'
import type { Prepared } from './prepare-door.ts'

export type Times = { readonly asked: number; readonly failed: number; readonly p50Ms: number; readonly p99Ms: number }
export type Measured = { readonly rounds: Times; readonly signIns: Times; readonly firstFailure: string }

const ROUND_EVERY_MS = 250
const SIGN_IN_EVERY_MS = 250

/** Rounds of some players and sign-ins of others through the whole way, for so long. */
export async function measureDoor(house: House, people: Prepared, seconds: number): Promise<Measured> {
  const asker = createSender(house, { localAddress: addressOf(9, 0), isKept: true })
  const until = performance.now() + seconds * 1000
  const rounds: DoorResponse[] = []
  const signIns: DoorResponse[] = []
  const play = async (token: string): Promise<void> => {
    while (performance.now() < until) {
      const due = performance.now() + ROUND_EVERY_MS
      const headers = { authorization: `Bearer ${token}` }
      const body = { roundId: randomUUID(), stakeMinor: people.stakeMinor }
      rounds.push(await asker.ask({ host: GAMES_HOST, path: playRound.path, headers, body }))
      await pause(Math.max(0, due - performance.now()))
    }
  }
  const signIn = async (): Promise<void> => {
    while (performance.now() < until) {
      const due = performance.now() + SIGN_IN_EVERY_MS
      const email = people.nextEmail()
      if (email === undefined) return
      const body = { email, password: people.password }
      signIns.push(await asker.ask({ host: PLAYER_HOST, path: loginByEmail.path, body }))
      await pause(Math.max(0, due - performance.now()))
    }
  }
  await Promise.all([...people.gameTokens.map(play), signIn()])
  asker.close()
  const failed = [...rounds, ...signIns].find(({ status }) => status !== 200)
  return {
    rounds: timesOf(rounds),
    signIns: timesOf(signIns),
    firstFailure: failed ? `${failed.status} ${failed.text.slice(0, 200)}` : '',
  }
}

/** Times of the answers that came, and how many did not. @param good what counts as an answer */
export function timesOf(
  asked: readonly DoorResponse[],
  good = ({ status }: DoorResponse): boolean => status === 200,
): Times {
  const times = asked
    .filter(good)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN)
  return { asked: asked.length, failed: asked.length - times.length, p50Ms: at(0.5), p99Ms: at(0.99) }
}

export type Crowd = { readonly visitors: Times; readonly letIn: number; readonly toldToWait: number }

/** So many people who have never been here come within some seconds, each by a connection of their own. */
export async function sendCrowd(house: House, visitors: number, seconds: number): Promise<Crowd> {
  const asked: Promise<DoorResponse>[] = []
  const began = performance.now()
  for (let index = 0; index < visitors; index += 1) {
    await pause(Math.max(0, began + (index * seconds * 1000) / visitors - performance.now()))
    const asker = createSender(house, { localAddress: addressOf(3, index), isKept: false, lane: index })
    asked.push(asker.ask({ host: PLAYER_HOST, path: '/cs' }))
  }
  const answers = await Promise.all(asked)
  const isLine = ({ status, headers }: DoorResponse) => status === 503 && headers['x-waiting'] !== undefined
  const isPage = ({ status }: DoorResponse) => status === 200
  return {
    visitors: timesOf(answers, (one) => isPage(one) || isLine(one)),
    letIn: answers.filter(isPage).length,
    toldToWait: answers.filter(isLine).length,
  }
}
