import { describe, expect, it } from 'vitest'
import { dispatchEarlyInput } from './dispatch-early-input.ts'

type TypedEvent = { readonly event: string; readonly thought: string | undefined }

/** The event dispatched on a field, and the value that React must track before so that it handles the event. */
function toldOf(field: object): TypedEvent | undefined {
  let thought: string | undefined
  let told: TypedEvent | undefined
  const page = {
    querySelectorAll: () => [
      Object.assign(field, {
        _valueTracker: { setValue: (value: string) => (thought = value) },
        dispatchEvent: ({ type }: Event) => (told = { event: type, thought }),
      }),
    ],
  }
  dispatchEarlyInput(page as unknown as ParentNode)
  return told
}

const option = (selected: boolean, defaultSelected: boolean) => ({ selected, defaultSelected })

describe('dispatchEarlyInput', () => {
  it('reports what was typed, but not a field with the server’s value', () => {
    expect(toldOf({ type: 'text', value: '777', defaultValue: '' })).toEqual({ event: 'input', thought: '777 ' })
    expect(toldOf({ type: 'password', value: '', defaultValue: 'x' })).toEqual({ event: 'input', thought: ' ' })
    expect(toldOf({ type: 'text', value: '500', defaultValue: '500' })).toBeUndefined()
  })
  it('reports a checkbox that was checked or unchecked', () => {
    expect(toldOf({ type: 'checkbox', checked: true, defaultChecked: false })).toEqual({
      event: 'click',
      thought: 'false',
    })
    expect(toldOf({ type: 'checkbox', checked: false, defaultChecked: true })?.event).toBe('click')
    expect(toldOf({ type: 'checkbox', checked: true, defaultChecked: true })).toBeUndefined()
  })
  it('reports the selected radio button, not the former one', () => {
    expect(toldOf({ type: 'radio', checked: true, defaultChecked: false })?.event).toBe('click')
    expect(toldOf({ type: 'radio', checked: false, defaultChecked: true })).toBeUndefined()
  })
  it('reports the selected option, also where the server selected none', () => {
    expect(toldOf({ multiple: false, value: 'b', options: [option(false, true), option(true, false)] })?.event).toBe(
      'change',
    )
    expect(toldOf({ multiple: false, value: 'b', options: [option(false, false), option(true, false)] })?.event).toBe(
      'change',
    )
    expect(
      toldOf({ multiple: false, value: 'a', options: [option(true, false), option(false, false)] }),
    ).toBeUndefined()
  })
  it('reports a chosen file', () => {
    expect(toldOf({ type: 'file', files: [{}] })?.event).toBe('change')
    expect(toldOf({ type: 'file', files: [] })).toBeUndefined()
  })
})
