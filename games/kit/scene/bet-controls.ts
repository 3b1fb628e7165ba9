/** An element with children. Text never becomes markup. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...children)
  return made
}

let made = 0

/** A control that can be locked while a round is under way. */
export type Control<Value> = {
  readonly element: HTMLElement
  readonly value: Value
  set(value: Value): void
  lock(isLocked: boolean): void
}

export type Option<Value> = { readonly value: Value; readonly label: string; readonly detail?: string }

/** One of a few options, side by side: real radio buttons, so that arrow keys work and screen readers announce them. */
export function segments<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  className = '',
}: {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  readonly className?: string
}): Control<Value> {
  made += 1
  const name = `segments-${made}`
  const row = make('div', `seg-row ${className}`)
  const fieldset = make('fieldset', 'seg', make('legend', 'cap', label), row)
  let present = value
  const inputs = options.map((option) => {
    const input = make('input')
    input.type = 'radio'
    input.name = name
    input.checked = option.value === value
    input.addEventListener('change', () => {
      present = option.value
      onChoose(option.value)
    })
    const text = make('span', '', make('b', '', option.label))
    if (option.detail) text.append(make('small', '', option.detail))
    row.append(make('label', '', input, text))
    return { input, value: option.value }
  })
  return {
    element: fieldset,
    get value() {
      return present
    },
    set(next) {
      present = next
      for (const one of inputs) one.input.checked = one.value === next
    },
    lock(isLocked) {
      fieldset.disabled = isLocked
    },
  }
}

/** A number on a scale: a real slider with the meaning of its value beside it. */
export function slider({
  label,
  min,
  max,
  value,
  write,
  onChoose,
}: {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  /** Formats a value. */
  readonly write: (value: number) => string
  readonly onChoose: (value: number) => void
}): Control<number> {
  made += 1
  const input = make('input')
  input.type = 'range'
  input.id = `slider-${made}`
  input.min = String(min)
  input.max = String(max)
  input.value = String(value)
  const name = make('label', '', label)
  name.htmlFor = input.id
  const shown = make('output', '')
  const tell = (): void => {
    shown.textContent = write(Number(input.value))
    input.setAttribute('aria-valuetext', write(Number(input.value)))
    input.style.setProperty('--at', String((Number(input.value) - min) / Math.max(1, max - min)))
  }
  tell()
  input.addEventListener('input', () => {
    tell()
    onChoose(Number(input.value))
  })
  return {
    element: make('div', 'sld', make('div', 'sld-head', name, shown), input),
    get value() {
      return Number(input.value)
    },
    set(next) {
      input.value = String(next)
      tell()
    },
    lock(isLocked) {
      input.disabled = isLocked
    },
  }
}

/** A plain button of a bet: clear, quick pick, undo. */
export function tool(label: string, onPress: () => void): HTMLButtonElement {
  const button = make('button', 'bt', label)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return button
}

/** Figures of the current bet: chance, pay. Names to values, rewritten whenever the bet changes. */
export function facts(): { readonly element: HTMLElement; write(rows: readonly (readonly [string, string])[]): void } {
  const list = make('dl', 'facts')
  return {
    element: list,
    write(rows) {
      list.replaceChildren(...rows.map(([term, value]) => make('div', '', make('dt', '', term), make('dd', '', value))))
    },
  }
}
