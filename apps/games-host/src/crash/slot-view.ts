import { stakeLeft } from '#games/engines/crash/rounds/index.ts'
import { byId, element } from '../play/page.ts'
import type { SlotAction } from './choose-action.ts'
import type { CrashBet } from './crash-calls.ts'
import type { CrashWords } from './words.ts'

export type SlotShown = {
  readonly action: SlotAction
  readonly bet: CrashBet | undefined
  readonly note: string
  /** Stake of the open bet, else of the next one. */
  readonly stakeMinor: number
  /** The next bet is free. */
  readonly isFree: boolean
  readonly canDown: boolean
  readonly canUp: boolean
  readonly isBusy: boolean
  /** The amount of a half cash-out now; undefined where none is possible. */
  readonly halfMinor: number | undefined
  readonly hasStations: boolean
}

/** Writes a text if it has changed. */
type WriteText = (target: HTMLElement, text: string) => void

/** One bet slot: its buttons, its stake, and the note below. */
export function createSlotView(at: number, words: CrashWords, set: WriteText) {
  const act = byId<HTMLButtonElement>(`act-${at}`)
  const label = act.querySelector('span') ?? element('span')
  const amount = act.querySelector('b') ?? element('b')
  const stake = byId(`stake-${at}`)
  const down = byId<HTMLButtonElement>(`down-${at}`)
  const up = byId<HTMLButtonElement>(`up-${at}`)
  const half = document.querySelector<HTMLButtonElement>(`#half-${at}`)
  const auto = byId<HTMLInputElement | HTMLSelectElement>(`auto-${at}`)
  const note = byId(`note-${at}`)

  function writeHalf(button: HTMLButtonElement, { halfMinor, isBusy }: SlotShown): void {
    // A button that is hidden passes its focus on.
    if (halfMinor === undefined && document.activeElement === button) act.focus()
    button.hidden = halfMinor === undefined
    const sum = button.querySelector('b')
    if (sum && halfMinor !== undefined) set(sum, words.money(halfMinor))
    button.setAttribute('aria-disabled', String(isBusy))
  }

  return {
    auto,
    write(shown: SlotShown): void {
      const { action, bet, isBusy } = shown
      const [labelText, amountText] = labelOf(words, shown)
      set(label, labelText)
      set(amount, amountText)
      set(note, shown.note)
      if (half) writeHalf(half, shown)
      set(stake, words.money(shown.stakeMinor))
      if (act.dataset['kind'] !== action.kind) act.dataset['kind'] = action.kind
      const isIdle = action.kind === 'wait' || action.kind === 'getting-off'
      // Not `disabled`: the focus would be lost in the middle of play.
      if (act.disabled) act.disabled = false
      const disabled = String(isIdle || isBusy)
      if (act.getAttribute('aria-disabled') !== disabled) act.setAttribute('aria-disabled', disabled)
      const isOpen = action.kind === 'place'
      down.disabled = !isOpen || !shown.canDown
      up.disabled = !isOpen || !shown.canUp
      auto.disabled = !isOpen
      const result = bet?.state === 'cashed' ? 'won' : bet?.state === 'lost' ? 'lost' : ''
      if (note.dataset['result'] !== result) note.dataset['result'] = result
    },
    onAct: (press: () => void) => act.addEventListener('click', press),
    onHalf: (take: () => void) => half?.addEventListener('click', take),
    onStep(step: (direction: 1 | -1) => void): void {
      down.addEventListener('click', () => step(-1))
      up.addEventListener('click', () => step(1))
    },
    onAuto(kept: string, keep: (text: string) => void): void {
      auto.value = kept
      auto.addEventListener('change', () => keep(auto.value))
    },
  }
}

function labelOf(words: CrashWords, { action, bet, stakeMinor, isFree, hasStations }: SlotShown): [string, string] {
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
      return [hasStations ? words.crash('getOff', { times: words.times(action.cashOut) }) : words.crash('cashOut'), win]
    }
  }
}
