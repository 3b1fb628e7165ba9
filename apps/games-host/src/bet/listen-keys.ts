type Actions = {
  readonly press: () => void
  /** The choices of an open round by their digits, from 1. */
  readonly choose: (index: number) => void
  readonly stake: (direction: 1 | -1) => void
  readonly mute: () => void
  readonly paytable: () => void
  readonly rules: () => void
  readonly fairness: () => void
  readonly history: () => void
  readonly isSheetOpen: () => boolean
  /** Keys of the game itself. */
  readonly own: () => Readonly<Record<string, () => void>>
}

/** Keyboard play. Keys that a focused control handles itself are left to it; arrows belong to the bet's controls. */
export function listenBetKeys(actions: Actions): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || actions.isSheetOpen()) return
    const focused =
      event.target instanceof HTMLElement ? event.target.closest('a, button, input, textarea, select, summary') : null
    const isPress = event.key === ' ' || event.key === 'Enter'
    // A checked radio button has no action of its own: the key plays the bet.
    const isRadio = focused instanceof HTMLInputElement && ['radio', 'range'].includes(focused.type)
    if (isPress && focused !== null && focused.id !== 'spin' && !isRadio) return
    const isTyping = focused instanceof HTMLInputElement && ['text', 'number'].includes(focused.type)
    if (isTyping) return
    const known: Record<string, () => void> = {
      ' ': actions.press,
      Enter: actions.press,
      '+': () => actions.stake(1),
      '-': () => actions.stake(-1),
      m: actions.mute,
      p: actions.paytable,
      r: actions.rules,
      f: actions.fairness,
      h: actions.history,
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const isArrow = event.key.startsWith('Arrow')
    const choice = /^[1-9]$/u.test(key) ? () => actions.choose(Number(key) - 1) : undefined
    const chosen = known[key] ?? (isArrow && focused !== null ? undefined : actions.own()[key]) ?? choice
    if (!chosen) return
    event.preventDefault()
    // A held key is one press, not autoplay.
    if (event.repeat && (isPress || !isArrow)) return
    chosen()
  })
}
