type Actions = {
  readonly press: (slot: number | 'first', otherwise?: number) => void
  readonly half: () => void
  readonly stake: (slot: number, direction: 1 | -1) => void
  readonly mute: () => void
  readonly rules: () => void
  readonly fairness: () => void
  readonly history: () => void
  readonly isSheetOpen: () => boolean
}

/** Keyboard play. Keys that a focused control handles itself are left to it. */
export function listenCrashKeys({ press, half, stake, mute, rules, fairness, history, isSheetOpen }: Actions): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isSheetOpen()) return
    const focused =
      event.target instanceof HTMLElement ? event.target.closest('a, button, input, select, textarea') : null
    const isTyping = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
    if (isTyping) return
    // The space bar cashes out wherever the focus is, except on another control, which it presses. Enter presses the
    // focused control, as usual.
    const isAct = focused?.classList.contains('act') ?? false
    if (event.key === ' ' && focused !== null && !isAct) return
    const focusedSlot = Number(focused?.closest<HTMLElement>('.slot')?.dataset['slot'] ?? 0)
    const action: Record<string, () => void> = {
      ' ': () => press('first', focusedSlot),
      '1': () => press(0),
      '2': () => press(1),
      h: half,
      ArrowUp: () => stake(0, 1),
      ArrowDown: () => stake(0, -1),
      m: mute,
      r: rules,
      f: fairness,
      // `h` cashes out half of a bet here.
      l: history,
    }
    const chosen = action[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!chosen) return
    event.preventDefault()
    // A held key is one press.
    if (!event.repeat || event.key.startsWith('Arrow')) chosen()
  })
  // Some browsers press a button on keyup.
  addEventListener('keyup', (event) => {
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('.act')) event.preventDefault()
  })
}
