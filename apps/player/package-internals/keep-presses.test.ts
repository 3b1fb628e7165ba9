import { beforeEach, describe, expect, it } from 'vitest'
import { AFTER_HYDRATION, BEFORE_HYDRATION } from '../src/shell/hydration-events.ts'
import { keepPresses, LOST } from './keep-presses.ts'

type Listener = (event: object) => void
type Field = { type: string; value: string; checked?: boolean; readonly matches: () => boolean }

const heard: string[] = []
let onWindow: Record<string, Listener> = {}
let onDocument: Record<string, Listener> = {}
let frames: (() => void)[] = []
let later: { readonly task: () => void; readonly after: number | undefined }[] = []
let left: object[] = []
let found: object | null = null

/** Runs the head script in a document whose body has not been parsed yet. */
beforeEach(() => {
  heard.length = 0
  onWindow = {}
  onDocument = {}
  frames = []
  later = []
  left = []
  found = null
  const run = new Function(
    'document',
    'addEventListener',
    'requestAnimationFrame',
    'setTimeout',
    'performance',
    'HTMLFormElement',
    keepPresses(),
  )
  run(
    {
      addEventListener: (name: string, act: Listener) => (onDocument[name] = act),
      querySelector: () => found,
    },
    (name: string, act: Listener) => (onWindow[name] = act),
    (frame: () => void) => frames.push(frame),
    (task: () => void, after?: number) => later.push({ task, after }),
    { now: () => 0 },
    {
      prototype: {
        submit(this: object) {
          left.push(this)
        },
      },
    },
  )
})

const fieldOf = (type: string, value: string, checked?: boolean): Field => ({
  type,
  value,
  ...(checked === undefined ? {} : { checked }),
  matches: () => true,
})

function formOf(fields: readonly Field[], method = 'post') {
  return {
    isConnected: true,
    elements: fields,
    getAttribute: () => method,
    setAttribute: (name: string) => heard.push(`+${name}`),
    removeAttribute: (name: string) => heard.push(`-${name}`),
    requestSubmit: (button?: object) => heard.push(`sent by ${String(button)}`),
  }
}

function send(form: object, submitter = 'button'): boolean {
  let isHeld = false
  onWindow['submit']?.({
    target: form,
    submitter,
    preventDefault: () => (isHeld = true),
    stopImmediatePropagation: () => {},
  })
  return isHeld
}

function wake() {
  onDocument[BEFORE_HYDRATION]?.({})
  onDocument[AFTER_HYDRATION]?.({})
}

describe('a form that is sent before its page is hydrated', () => {
  it('waits, is marked as busy, and is sent once by the same button', () => {
    const form = formOf([])
    expect(send(form)).toBe(true)
    expect(send(form, 'another')).toBe(true)
    expect(heard).toEqual(['+aria-busy', '+aria-busy'])
    wake()
    expect(heard.slice(2)).toEqual(['-aria-busy', 'sent by another'])
    expect(send(form)).toBe(false)
  })

  it('is sent with the values of that moment, in every kind of field', () => {
    const fields = [fieldOf('text', '100'), fieldOf('checkbox', 'on', true), fieldOf('select-one', 'b')]
    send(formOf(fields))
    for (const field of fields) field.value = 'later'
    Object.assign(fields[1] ?? {}, { checked: false, value: 'on' })
    onDocument[BEFORE_HYDRATION]?.({})
    expect(fields.map(({ value, checked }) => [value, checked])).toEqual([
      ['100', undefined],
      ['on', true],
      ['b', undefined],
    ])
  })

  it('is submitted without scripts where they do not load, but only by POST', () => {
    const [posted, asked] = [formOf([]), formOf([], 'get')]
    send(posted)
    send(asked)
    onDocument[LOST]?.({})
    expect(left).toEqual([posted])
    send(posted)
    expect(left).toEqual([posted, posted])
  })

  it('waits a minute, not longer', () => {
    const form = formOf([])
    send(form)
    expect(later.map(({ after }) => after)).toEqual([60_000])
    later[0]?.task()
    expect(left).toEqual([form])
  })

  it('is not held where it only closes a dialog', () => expect(send(formOf([], 'dialog'))).toBe(false))
})

describe('a button that is pressed before its page is hydrated', () => {
  const buttonOf = (name?: string) => {
    const listeners = new Set<() => void>()
    const button: Record<string, unknown> & { reach: () => void } = {
      isConnected: true,
      dataset: name === undefined ? {} : { press: name },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      setAttribute: (attribute: string) => heard.push(`+${attribute}`),
      removeAttribute: (attribute: string) => heard.push(`-${attribute}`),
      click: () => heard.push('pressed'),
      /** React does not stop the click: it reaches the button. */
      reach: () => listeners.forEach((listener) => listener()),
    }
    return button
  }
  const pressOn = (button: object) => onWindow['click']?.({ isTrusted: true, target: { closest: () => button } })
  const press = (button: ReturnType<typeof buttonOf>) => {
    pressOn(button)
    button.reach()
  }

  it('is pressed again once React has it and knows what the fields hold, and later presses are left to React', () => {
    const button = buttonOf()
    press(button)
    later.shift()?.task()
    // Its boundary is still hydrating, so React ignores the click.
    button['__reactFiber$x'] = {}
    frames.shift()?.()
    expect(heard).toEqual(['+aria-busy'])
    wake()
    frames.shift()?.()
    expect(heard).toEqual(['+aria-busy', '-aria-busy', 'pressed'])
    expect(frames).toEqual([])
    // Also when a listener stops propagation: the press was still handled.
    pressOn(button)
    expect(later).toEqual([])
    expect(heard).toHaveLength(3)
  })

  it('is not pressed twice where React replays it by hydrating for it', () => {
    const button = buttonOf()
    pressOn(button)
    // React’s root listener runs before the button’s.
    button['__reactFiber$x'] = {}
    wake()
    button.reach()
    later.shift()?.task()
    expect(heard).toEqual([])
    expect(frames).toEqual([])
  })

  it('is pressed again where React hydrated for it, stopped it all the same, and has the button a moment later', () => {
    const button = buttonOf()
    pressOn(button)
    wake()
    button['__reactFiber$x'] = {}
    later.shift()?.task()
    expect(heard).toEqual(['+aria-busy', '-aria-busy', 'pressed'])
  })

  it('waits in a part that is hydrated later than the page; a second press counts as the same one', () => {
    const button = buttonOf()
    wake()
    for (const _ of [1, 2]) {
      press(button)
      later.shift()?.task()
    }
    frames.shift()?.()
    expect(frames).toHaveLength(1)
    button['__reactFiber$x'] = {}
    frames.shift()?.()
    expect(heard).toEqual(['+aria-busy', '-aria-busy', 'pressed'])
    expect(frames).toEqual([])
  })

  it('is found again by its name where React made it anew, and not by anything else', () => {
    const [stop, other] = [buttonOf('stop'), buttonOf()]
    press(stop)
    press(other)
    for (const { task } of later.splice(0)) task()
    Object.assign(stop, { isConnected: false })
    Object.assign(other, { isConnected: false })
    wake()
    for (const frame of frames.splice(0)) frame()
    expect(heard).toEqual(['+aria-busy', '+aria-busy', '-aria-busy'])
    const anew = { ...buttonOf('stop'), __reactFiber$y: {} }
    found = anew
    for (const frame of frames.splice(0)) frame()
    expect(heard.slice(3)).toEqual(['-aria-busy', 'pressed'])
    expect(frames).toEqual([])
  })
})
