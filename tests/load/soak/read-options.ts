import { parseArgs } from 'node:util'
import { SIGNED_IN_MS } from '../room-app.ts'
import { STAY_MS } from './people.ts'

export type SoakOptions = {
  readonly minutes: number
  /** Minutes until other people come. */
  readonly stay: number
  /** Seconds between two samples. */
  readonly every: number
  readonly players: number
  readonly streams: number
  readonly json: boolean
  readonly leak: boolean
}

const MINUTE_MS = 60_000
/** Inviting people takes time, and so does a sample: others come only after one. */
const MARGIN_MS = 10 * MINUTE_MS

/** Options of `npm run soak`, or why it cannot run with them. */
export function readOptions(args: readonly string[]): SoakOptions | { readonly problem: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      hours: { type: 'string' },
      stay: { type: 'string', default: String(STAY_MS / MINUTE_MS) },
      every: { type: 'string', default: '15' },
      players: { type: 'string', default: '24' },
      streams: { type: 'string', default: '60' },
      json: { type: 'boolean', default: false },
      leak: { type: 'boolean', default: false },
    },
  })
  const { json, leak } = values
  const read: SoakOptions = {
    minutes: values.hours === undefined ? Number(values.minutes) : Number(values.hours) * 60,
    stay: Number(values.stay),
    every: Number(values.every),
    players: Number(values.players),
    streams: Number(values.streams),
    json,
    leak,
  }
  const { minutes, stay, every, players, streams } = read
  if (![minutes, stay, every, players, streams].every((one) => one > 0))
    return { problem: 'Each option is a number above 0.' }
  if (every > minutes * 60) return { problem: '--every is longer than the whole time: nothing would be sampled.' }
  const longestMs = Math.min(stay, minutes) * MINUTE_MS + every * 1000 + MARGIN_MS
  if (longestMs > SIGNED_IN_MS) {
    const most = Math.floor((SIGNED_IN_MS - MARGIN_MS - every * 1000) / MINUTE_MS)
    return {
      problem: `--stay is ${most} minutes at most with these samples: a sign-in lasts ${SIGNED_IN_MS / 3_600_000} hours.`,
    }
  }
  return read
}
