import { playRound as call } from '#contract/play-v1/play.ts'
import type { Metrics } from '../kernel/index.ts'
import type { ObserveAnswer } from './round-lane.ts'

/** Counts the responses of the fast path in the same metric as all others. */
export function observeRounds({ requests }: Metrics): ObserveAnswer {
  const of200 = requests.labels(call.method, call.path, '200')
  return (status, seconds) => {
    if (status === 200) of200.observe(seconds)
    else requests.observe({ method: call.method, route: call.path, status }, seconds)
  }
}
