import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { ReplyOf } from '#contract/call.ts'
import * as play from '#contract/play-v1/play.ts'

type Reply = ReplyOf<typeof play.playRound>

export type AcknowledgedRound = Reply['round']

/** What the players saw. */
export type Seen = {
  readonly acknowledged: Map<string, AcknowledgedRound>
  readonly failures: string[]
  /** Questions whose answer was lost or said that there is none now. */
  lost: number
  /** Rounds that the answer called a repeat: booked before, their first answer was lost. */
  repeats: number
}

const ANSWER_WITHIN_MS = 5_000
const GIVE_UP_MS = 30_000
const AGAIN_AFTER_MS = 25

/**
 * Players that play without a pause. One whose answer got lost asks with the same round number until it comes, as the
 * game's page does.
 * @param bet what every round is opened with, in a game with bets
 */
export function playWithoutPause(
  port: number,
  tokens: readonly string[],
  stakeMinor: number,
  giveUpMs: number = GIVE_UP_MS,
  bet?: Readonly<Record<string, unknown>>,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length })
  const seen: Seen = { acknowledged: new Map(), failures: [], lost: 0, repeats: 0 }
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
        seen.acknowledged.set(roundId, reply.round)
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

  const players = tokens.map(async (token) => {
    while (!isOver && seen.failures.length === 0) await playUntilAcknowledged(token, randomUUID())
  })

  return {
    seen,
    /** Resolves when so many more rounds were told, or when something failed. */
    waitForMore: (rounds: number): Promise<void> => {
      const until = seen.acknowledged.size + rounds
      return Promise.race([
        Promise.all(players).then(() => {}),
        new Promise<void>((resolve) => {
          heard = () => {
            if (seen.acknowledged.size >= until) resolve()
          }
        }),
      ])
    },
    /** Lets each player hear of the last round, and goes. */
    finish: async (): Promise<Seen> => {
      isOver = true
      await Promise.all(players)
      agent.destroy()
      return seen
    },
  }
}
