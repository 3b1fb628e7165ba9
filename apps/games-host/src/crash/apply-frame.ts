import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { SLOTS, type CrashCourse } from './crash-course.ts'

/** Applies one frame of the stream: the state of the shared round, and the bets of others. */
export function applyFrame(course: CrashCourse, frame: CrashFrame, refreshSoon: (afterMs?: number) => void): void {
  const { view, words, sound, others, own } = course
  const before = course.phase
  const beforeRound = course.roundId
  const phase = frame.r?.s
  course.phase = phase
  course.roundId = frame.r?.id ?? null
  if (frame.h) view.history(frame.h, words)
  others.hear(frame)
  // An automatic cash-out is announced when it happens, not when the round is over.
  if (frame.d?.some(([id, , , cashOut]) => cashOut > 0 && own.isPlaced(id))) refreshSoon()
  if (before === phase && beforeRound === course.roundId) return
  if (phase === 'running') {
    view.announce(words.crash('sayRunning', { number: frame.r?.n ?? 0 }))
    refreshSoon()
  }
  if (phase === 'crashed') {
    sound.burst()
    const times = words.times(frame.r?.x ?? 100)
    if (!SLOTS.some((slot) => own.at(slot)?.state === 'placed')) view.announce(words.crash('ended', { times }))
  }
  if (phase === 'settled' || phase === 'betting') refreshSoon(phase === 'betting' ? 700 : 0)
}
