import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { stakeLeft } from '#games/engines/crash/rounds/index.ts'
import { createSaidLog } from './said-log.ts'
import { byId, element } from '../play/page.ts'
import { writeDemo } from '../play/page-view.ts'
import type { SlotAction } from './choose-action.ts'
import type { CrashBet } from './crash-calls.ts'
import type { CrashWords } from './words.ts'

const HISTORY_SHOWN = 24

type SlotShown = {
  readonly action: SlotAction
  readonly bet: CrashBet | undefined
  readonly note: string
  /** Of the bet that stands or waits, else of the next one. */
  readonly stakeMinor: number
  /** The house pays the bet that can be made now. */
  readonly isFree: boolean
  readonly canDown: boolean
  readonly canUp: boolean
  readonly isBusy: boolean
  /** What half of the bet would bring now; nothing where half cannot be taken. */
  readonly halfMinor: number | undefined
  readonly hasStations: boolean
}

/**
 * Everything on the page that changes. It writes what it is told; a text that is there already is left alone.
 * @param demoBuild hash of what plays, in play for fun
 */
export function createCrashView(words: CrashWords, demoBuild: string | undefined) {
  const written = new Map<HTMLElement, string>()
  const set = (target: HTMLElement, text: string): void => {
    if (written.get(target) === text) return
    written.set(target, text)
    target.textContent = text
  }
  const now = byId('now')
  const play = byId('play')
  const times = byId('times')
  const phase = byId('phase')
  const waitBar = byId('wait')
  const notice = byId('notice')
  let noticeTimer = 0
  let bettingMs = 7000
  let countdownFor: string | undefined
  if (demoBuild !== undefined) {
    writeDemo(words.say, demoBuild)
    byId('balance-name').textContent = words.say('demoBalance')
  }
  const slots = [0, 1].map((at) => ({
    act: byId<HTMLButtonElement>(`act-${at}`),
    label: byId(`act-${at}`).querySelector('span') ?? element('span'),
    amount: byId(`act-${at}`).querySelector('b') ?? element('b'),
    stake: byId(`stake-${at}`),
    down: byId<HTMLButtonElement>(`down-${at}`),
    up: byId<HTMLButtonElement>(`up-${at}`),
    half: document.querySelector<HTMLButtonElement>(`#half-${at}`),
    auto: byId<HTMLInputElement | HTMLSelectElement>(`auto-${at}`),
    note: byId(`note-${at}`),
  }))

  function labelOf({ action, bet, stakeMinor, isFree, hasStations }: SlotShown): [string, string] {
    const stake = words.money(stakeMinor)
    switch (action.kind) {
      case 'place':
        if (isFree) return [words.crash(action.isNext ? 'betFreeNext' : 'betFree'), stake]
        return [words.crash(action.isNext ? 'betNext' : 'bet'), stake]
      case 'cancel':
        return [words.crash('cancel'), stake]
      case 'wait':
        return [words.crash('placed'), stake]
      case 'getting-off':
        return [words.crash('gettingOff', { times: words.times(action.cashOut) }), stake]
      case 'cash-out': {
        const left = stakeLeft(bet?.stake.amountMinor ?? 0, bet?.halfOut ?? null)
        const win = words.money((left * action.cashOut) / 100)
        return [
          hasStations ? words.crash('getOff', { times: words.times(action.cashOut) }) : words.crash('cashOut'),
          win,
        ]
      }
    }
  }

  function phaseText(frame: CrashFrame, serverNowMs: number): string {
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

  return {
    balance: (amountMinor: number) => set(byId('balance'), words.money(amountMinor)),
    net: (amountMinor: number) => set(byId('net'), words.money(amountMinor)),
    /** Bonus money that pays what cash lacks of a stake, or nothing. */
    bonusLeft(text: string | undefined): void {
      byId('bonus-left').hidden = text === undefined
      set(byId('bonus-left'), text ?? '')
    },
    /** Rounds that the house pays for, or nothing. */
    freeRounds(text: string | undefined): void {
      byId('free-rounds').hidden = text === undefined
      set(byId('free-rounds'), text ?? '')
    },
    /** For who hears the page: bets, cash-outs and ends; never the multiplier as it grows. */
    tell: createSaidLog(byId('said')),
    /** A sentence over the game, for a while or (0) until the next one. */
    notice(text: string | undefined, forMs = 0): void {
      clearTimeout(noticeTimer)
      notice.hidden = text === undefined
      notice.textContent = text ?? ''
      if (forMs > 0) noticeTimer = window.setTimeout(() => void (notice.hidden = true), forMs)
    },
    history(points: NonNullable<CrashFrame['h']>, { times: write }: CrashWords): void {
      byId('history').replaceChildren(
        ...points
          .slice(0, HISTORY_SHOWN)
          .map(([, point]) => element('li', write(point), point >= 1000 ? 'far' : point >= 200 ? 'fair' : '')),
      )
    },
    round(frame: CrashFrame | undefined, multiplier: number, serverNowMs: number): void {
      if (!frame) return
      const state = frame.r?.s ?? 'betting'
      if (now.dataset['state'] !== state) {
        now.dataset['state'] = state
        play.dataset['state'] = state
      }
      set(times, words.times(multiplier))
      set(phase, phaseText(frame, serverNowMs))
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
    },
    slot(at: number, shown: SlotShown): void {
      const one = slots[at]
      if (!one) return
      const { action, bet, isBusy } = shown
      const [label, amount] = labelOf(shown)
      set(one.label, label)
      set(one.amount, amount)
      set(one.note, shown.note)
      if (one.half) {
        const { halfMinor } = shown
        // A button that goes away hands its focus on.
        if (halfMinor === undefined && document.activeElement === one.half) one.act.focus()
        one.half.hidden = halfMinor === undefined
        const sum = one.half.querySelector('b')
        if (sum && halfMinor !== undefined) set(sum, words.money(halfMinor))
        one.half.setAttribute('aria-disabled', String(isBusy))
      }
      set(one.stake, words.money(shown.stakeMinor))
      if (one.act.dataset['kind'] !== action.kind) one.act.dataset['kind'] = action.kind
      const isIdle = action.kind === 'wait' || action.kind === 'getting-off'
      // Not `disabled`: the focus would be lost in the middle of play.
      if (one.act.disabled) one.act.disabled = false
      const disabled = String(isIdle || isBusy)
      if (one.act.getAttribute('aria-disabled') !== disabled) one.act.setAttribute('aria-disabled', disabled)
      const isOpen = action.kind === 'place'
      one.down.disabled = !isOpen || !shown.canDown
      one.up.disabled = !isOpen || !shown.canUp
      one.auto.disabled = !isOpen
      const result = bet?.state === 'cashed' ? 'won' : bet?.state === 'lost' ? 'lost' : ''
      if (one.note.dataset['result'] !== result) one.note.dataset['result'] = result
    },
    autoText: (at: number): string => slots[at]?.auto.value ?? '',
    onAct: (at: number, act: () => void) => slots[at]?.act.addEventListener('click', act),
    onHalf: (at: number, take: () => void) => slots[at]?.half?.addEventListener('click', take),
    onStep(at: number, step: (direction: 1 | -1) => void): void {
      slots[at]?.down.addEventListener('click', () => step(-1))
      slots[at]?.up.addEventListener('click', () => step(1))
    },
    onAuto(at: number, kept: string, keep: (text: string) => void): void {
      const auto = slots[at]?.auto
      if (!auto) return
      auto.value = kept
      auto.addEventListener('change', () => keep(auto.value))
    },
  }
}
export type CrashView = ReturnType<typeof createCrashView>
