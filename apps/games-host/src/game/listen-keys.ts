type Actions = {
  readonly spin: () => void
  readonly stake: (direction: 1 | -1) => void
  readonly mute: () => void
  readonly paytable: () => void
  readonly rules: () => void
  readonly fairness: () => void
  readonly history: () => void
  readonly isSheetOpen: () => boolean
}

/** Keyboard play. Keys that a focused control handles itself are left to it. */
export function listenKeys({ spin, stake, mute, paytable, rules, fairness, history, isSheetOpen }: Actions): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isSheetOpen()) return
    const focused =
      event.target instanceof HTMLElement ? event.target.closest('a, button, input, textarea, summary') : null
    const isOther = focused !== null && focused.id !== 'spin'
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (isPress && isOther) return
    const action: Record<string, () => void> = {
      ' ': spin,
      Enter: spin,
      ArrowUp: () => stake(1),
      ArrowRight: () => stake(1),
      ArrowDown: () => stake(-1),
      ArrowLeft: () => stake(-1),
      m: mute,
      p: paytable,
      r: rules,
      f: fairness,
      h: history,
    }
    const chosen = action[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!chosen) return
    event.preventDefault()
    // A held key is one press, not autoplay.
    if (isPress && event.repeat) return
    chosen()
  })
}
