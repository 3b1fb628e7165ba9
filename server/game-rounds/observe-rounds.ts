import { playRound as call } from '#contract/play-v1/play.ts'
import { answersOf, type Metrics } from '../kernel/index.ts'
import type { ObserveAnswer } from './round-lane.ts'

/** Counts the responses of the fast path in the same figures as all others. */
export const observeRounds = (metrics: Metrics): ObserveAnswer => answersOf(metrics, call)
