import type { Mood } from '#games/kit/protocol/index.ts'
import { byId } from './page.ts'

export type Plate = {
  readonly what: string
  /** The amount already shown: the count continues from there. */
  readonly fromMinor?: number
  readonly toMinor: number
  readonly times: string
  readonly mood: Mood
  readonly countUpMs: number
}

/** The plate that says what was won. */
export function createWinPlate(money: (amountMinor: number) => string) {
  const win = byId('win')
  let counting = 0
  const set = (id: string, text: string): void => {
    byId(id).textContent = text
  }
  const write = (amountMinor: number): void => set('win-amount', money(amountMinor))
  const show = (what: string, times: string, mood: Mood): void => {
    cancelAnimationFrame(counting)
    win.hidden = false
    win.classList.toggle('quiet', mood === 'plain')
    win.classList.toggle('big', mood === 'big')
    set('win-what', what)
    set('win-times', times)
  }

  return {
    /** Shows an amount and counts it up. */
    win({ what, fromMinor = 0, toMinor, times, mood, countUpMs }: Plate): void {
      show(what, times, mood)
      if (countUpMs === 0) return write(toMinor)
      const start = performance.now()
      const step = (now: number): void => {
        const progress = Math.min(1, (now - start) / countUpMs)
        write(fromMinor + Math.floor((toMinor - fromMinor) * (1 - (1 - progress) ** 2)))
        if (progress < 1) counting = requestAnimationFrame(step)
      }
      counting = requestAnimationFrame(step)
    },
    /** A result without a win, without celebration. @param amount text instead of an amount */
    noWin(what: string, amount: string): void {
      show(what, '', 'plain')
      set('win-amount', amount)
    },
    finishCount(toMinor: number): void {
      cancelAnimationFrame(counting)
      write(toMinor)
    },
    winWhat: (what: string) => set('win-what', what),
    hideWin(): void {
      cancelAnimationFrame(counting)
      win.hidden = true
    },
  }
}
