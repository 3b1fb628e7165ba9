import { beforeEach, describe, expect, it } from 'vitest'
import { AWAKE, WAKING } from '../src/shell/waking.ts'
import { keepPresses, LOST } from './keep-presses.ts'

type Listener = (event: object) => void
type Field = { type: string; value: string; checked?: boolean; readonly matches: () => boolean }

const heard: string[] = []
let onWindow: Record<string, Listener> = {}
let onDocument: Record<string, Listener> = {}
let frames: (() => void)[] = []
let later: { readonly task: () => void; readonly after: number | undefined }[] = []
let left: object[] = []

/** The script of the head, run in a page that is not there yet. */
beforeEach(() => {
  heard.length = 0
  onWindow = {}
  onDocument = {}
  frames = []
  later = []
  left = []
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
    { addEventListener: (name: string, act: Listener) => (onDocument[name] = act) },
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
  onDocument[WAKING]?.({})
  onDocument[AWAKE]?.({})
}

describe('a form that is sent before its page is awake', () => {
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
    onDocument[WAKING]?.({})
    expect(fields.map(({ value, checked }) => [value, checked])).toEqual([
      ['100', undefined],
      ['on', true],
      ['b', undefined],
    ])
  })

  it('goes to the server by itself where the scripts do not come, but only what posts', () => {
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

describe('a button that is pressed before its page is awake', () => {
  const buttonOf = () => {
    const button: Record<string, unknown> = {
      isConnected: true,
      setAttribute: (name: string) => heard.push(`+${name}`),
      removeAttribute: (name: string) => heard.push(`-${name}`),
      click: () => heard.push('pressed'),
    }
    return button
  }
  const press = (button: object) => onWindow['click']?.({ target: { closest: () => button } })

  it('is pressed again once React has it and knows what the fields hold, and later presses are left to React', () => {
    const button = buttonOf()
    press(button)
    later.shift()?.task()
    // Its part is being made, and nothing of it counts yet.
    button['__reactFiber$x'] = {}
    frames.shift()?.()
    expect(heard).toEqual(['+aria-busy'])
    wake()
    frames.shift()?.()
    expect(heard).toEqual(['+aria-busy', '-aria-busy', 'pressed'])
    expect(frames).toEqual([])
    press(button)
    expect(later).toEqual([])
  })

  it('is not pressed twice where React heard it by waking for it', () => {
    const button = buttonOf()
    press(button)
    button['__reactFiber$x'] = {}
    wake()
    later.shift()?.task()
    expect(heard).toEqual([])
    expect(frames).toEqual([])
  })

  it('waits on in a part that wakes later than the page', () => {
    const button = buttonOf()
    wake()
    press(button)
    later.shift()?.task()
    frames.shift()?.()
    expect(frames).toHaveLength(1)
    button['__reactFiber$x'] = {}
    frames.shift()?.()
    expect(heard).toEqual(['+aria-busy', '-aria-busy', 'pressed'])
  })
})
