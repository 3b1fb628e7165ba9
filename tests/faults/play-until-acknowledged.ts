import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { ReplyOf } from '#contract/call.ts'
import * as play from '#contract/play-v1/play.ts'

type Reply = ReplyOf<typeof play.playRound>

export type AcknowledgedRound = Reply['round']

/** What the players received. */
export type Seen = {
  readonly acknowledged: Map<string, AcknowledgedRound>
  /** Number and sums of all rounds that were acknowledged, also of those that are not kept. */
  readonly told: { rounds: number; stakeMinor: number; winMinor: number }
  readonly failures: string[]
  /** Requests whose response was lost or unavailable. */
  lost: number
  /** Rounds whose response was a repeat: booked before, but the first response was lost. */
  repeats: number
}

const ANSWER_WITHIN_MS = 5_000
const GIVE_UP_MS = 30_000
const AGAIN_AFTER_MS = 25

type Play = {
  readonly giveUpMs?: number
  /** Opens every round, in a game with bets. */
  readonly bet?: Readonly<Record<string, unknown>> | undefined
  /** `false`: rounds are only counted and summed. Hours of play have more of them than fit into memory. */
  readonly keepsRounds?: boolean
}

/**
 * Players who play without a pause. After a lost response a player repeats the request with the same round number until
 * there is a response, like the page of the game.
 * @param tokens of the players; one that is replaced is used from the next round on
 */
export function playWithoutPause(
  port: number,
  tokens: readonly string[],
  stakeMinor: number,
  { giveUpMs = GIVE_UP_MS, bet, keepsRounds = true }: Play = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
  const told = { rounds: 0, stakeMinor: 0, winMinor: 0 }
  const seen: Seen = { acknowledged: new Map(), told, failures: [], lost: 0, repeats: 0 }
  let isOver = false
  let heard: () => void = () => {}

  const ask = (token: string, roundId: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ roundId, stakeMinor, bet })
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': body.length,
      }
      const options = { port, path: play.playRound.path, method: 'POST', headers, agent, timeout: ANSWER_WITHIN_MS }
      const sent = request(options, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += String(chunk)))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', reject)
      sent.end(body)
    })

  const playUntilAcknowledged = async (token: string, roundId: string): Promise<void> => {
    const givesUpAt = performance.now() + giveUpMs
    while (performance.now() < givesUpAt) {
      const answer = await ask(token, roundId).catch(() => undefined)
      if (answer?.status === 200) {
        const reply = JSON.parse(answer.text) as Reply
        if (reply.isRepeat) seen.repeats += 1
        told.rounds += 1
        told.stakeMinor += reply.round.stake.amountMinor
        told.winMinor += reply.round.win.amountMinor
        if (keepsRounds) seen.acknowledged.set(roundId, reply.round)
        heard()
        return
      }
      if (answer && answer.status < 500) {
        seen.failures.push(`round ${roundId} was answered ${answer.status}: ${answer.text.slice(0, 200)}`)
        return
      }
      seen.lost += 1
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    }
    seen.failures.push(`round ${roundId} was never answered`)
  }

  const players = tokens.map(async (_, place) => {
    while (!isOver && seen.failures.length === 0) await playUntilAcknowledged(tokens[place] ?? '', randomUUID())
  })

  return {
    seen,
    /** Resolves after a number of further responses, or when something failed. */
    waitForMore: (rounds: number): Promise<void> => {
      const until = told.rounds + rounds
      return Promise.race([
        Promise.all(players).then(() => {}),
        new Promise<void>((resolve) => {
          heard = () => {
            if (told.rounds >= until) resolve()
          }
        }),
      ])
    },
    /** Waits for the last response of each player, and stops. */
    finish: async (): Promise<Seen> => {
      isOver = true
      await Promise.all(players)
      agent.destroy()
      return seen
    },
  }
}
