import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { createAnnouncements } from './announcements.ts'
import { byId, element } from '../play/page.ts'
import { makeButton, writeDemo } from '../play/page-view.ts'
import { createSlotView, type SlotShown } from './slot-view.ts'
import type { CrashWords } from './words.ts'

const HISTORY_SHOWN = 24

/**
 * The dynamic parts of the page. It only displays; an unchanged text is not written again.
 * @param demoBuild hash of the build, in demo mode
 */
export function createCrashView(words: CrashWords, demoBuild: string | undefined) {
  const written = new Map<HTMLElement, string>()
  const set = (target: HTMLElement, text: string): void => {
    if (written.get(target) === text) return
    written.set(target, text)
    target.textContent = text
  }
  const notice = byId('notice')
  let noticeTimer = 0
  if (demoBuild !== undefined) {
    writeDemo(words.say, demoBuild)
    byId('balance-name').textContent = words.say('demoBalance')
  }
  const slots = [0, 1].map((at) => createSlotView(at, words, set))

  return {
    balance: (amountMinor: number) => set(byId('balance'), words.money(amountMinor)),
    net: (amountMinor: number) => set(byId('net'), words.money(amountMinor)),
    /** Bonus money that covers the rest of a stake when cash is not enough; undefined hides it. */
    bonusLeft(text: string | undefined): void {
      byId('bonus-left').hidden = text === undefined
      set(byId('bonus-left'), text ?? '')
    },
    /** Number of free rounds; undefined hides it. */
    freeRounds(text: string | undefined): void {
      byId('free-rounds').hidden = text === undefined
      set(byId('free-rounds'), text ?? '')
    },
    /** For screen readers: bets, cash-outs and ends; never the growing multiplier. */
    announce: createAnnouncements(byId('said')),
    /** A sentence over the game, for a while or (0) until the next one. */
    notice(text: string | undefined, forMs = 0): void {
      clearTimeout(noticeTimer)
      notice.hidden = text === undefined
      notice.textContent = text ?? ''
      if (forMs > 0) noticeTimer = window.setTimeout(() => void (notice.hidden = true), forMs)
    },
    /** The same until the next one, with a button. */
    choice(text: string, button: { readonly text: string; readonly press: () => void }): void {
      clearTimeout(noticeTimer)
      notice.hidden = false
      notice.replaceChildren(`${text} `, makeButton(button))
    },
    history(points: NonNullable<CrashFrame['h']>, { times: write }: CrashWords): void {
      byId('history').replaceChildren(
        ...points
          .slice(0, HISTORY_SHOWN)
          .map(([, point]) => element('li', write(point), point >= 1000 ? 'far' : point >= 200 ? 'fair' : '')),
      )
    },
    round: createRoundView(words, set),
    slot: (at: number, shown: SlotShown) => slots[at]?.write(shown),
    autoText: (at: number): string => slots[at]?.auto.value ?? '',
    onAct: (at: number, act: () => void) => slots[at]?.onAct(act),
    onHalf: (at: number, take: () => void) => slots[at]?.onHalf(take),
    onStep: (at: number, step: (direction: 1 | -1) => void) => slots[at]?.onStep(step),
    onAuto: (at: number, kept: string, keep: (text: string) => void) => slots[at]?.onAuto(kept, keep),
  }
}
export type CrashView = ReturnType<typeof createCrashView>

/** The multiplier, the phase of the round, and the bar of the time left for bets. */
function createRoundView(words: CrashWords, set: (target: HTMLElement, text: string) => void) {
  const now = byId('now')
  const play = byId('play')
  const times = byId('times')
  const phase = byId('phase')
  const waitBar = byId('wait')
  let bettingMs = 7000
  let countdownFor: string | undefined
  return (frame: CrashFrame | undefined, multiplier: number, serverNowMs: number): void => {
    if (!frame) return
    const state = frame.r?.s ?? 'betting'
    if (now.dataset['state'] !== state) {
      now.dataset['state'] = state
      play.dataset['state'] = state
    }
    set(times, words.times(multiplier))
    set(phase, phaseText(words, frame, serverNowMs))
    const left = frame.r?.s === 'betting' && frame.r.l !== null ? frame.r.l - serverNowMs : undefined
    waitBar.hidden = left === undefined
    if (left === undefined) return
    if (countdownFor !== frame.r?.id) {
      countdownFor = frame.r?.id
      bettingMs = Math.max(left, 1000)
    }
    const bar = waitBar.firstElementChild
    if (bar instanceof HTMLElement)
      bar.style.transform = `scaleX(${Math.max(0, Math.min(1, left / bettingMs)).toFixed(3)})`
  }
}

function phaseText(words: CrashWords, frame: CrashFrame, serverNowMs: number): string {
  const round = frame.r
  switch (round?.s) {
    case undefined:
      return words.crash('opening')
    case 'betting':
      return round.l === null
        ? words.crash('opening')
        : words.crash('startsIn', { seconds: Math.max(0, Math.ceil((round.l - serverNowMs) / 1000)) })
    case 'locked':
      return words.crash('locked')
    case 'running':
      return words.crash('inPlay', { count: frame.c[0] - frame.c[1], cashed: frame.c[1] })
    case 'crashed':
    case 'settled':
      return round.z === null
        ? words.crash('ended', { times: words.times(round.x ?? 100) })
        : words.crash('stopped', { times: words.times(round.z) })
  }
}
