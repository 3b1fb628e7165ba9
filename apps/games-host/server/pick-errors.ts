import { decideRound, getSession, openSession, playRound, rotateSeed } from '#contract/play-v1/play.ts'

const TRANSPORT = ['ERR_INVALID_INPUT', 'ERR_NOT_SIGNED_IN', 'ERR_TOO_MANY_REQUESTS', 'ERR_UNAVAILABLE', 'default']

/** The texts of all error codes of play, and of network errors. */
export function pickErrors(all: Readonly<Record<string, string>>): Record<string, string> {
  const codes = new Set<string>([
    ...openSession.refusals,
    ...getSession.refusals,
    ...playRound.refusals,
    ...decideRound.refusals,
    ...rotateSeed.refusals,
    ...TRANSPORT,
  ])
  return Object.fromEntries([...codes].flatMap((code) => (all[code] ? [[code, all[code]]] : [])))
}
