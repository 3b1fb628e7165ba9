import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOvertaken } from './edits.ts'
import { keepAfterSave, pageEdits, writeEdit } from './item-edits.ts'

const stored = { value: { title: 'O nás', text: 'Text.' }, latestVersion: 1 }
const write = (text: string) => writeEdit(pageEdits, 'about', stored, { ...stored.value, text })

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  pageEdits.drop('about')
  vi.unstubAllGlobals()
})

it('keeps what is typed with the version from which it began, also after a newer version', () => {
  write('Jiný text.')
  writeEdit(
    pageEdits,
    'about',
    { value: { title: 'O nás', text: 'Cizí.' }, latestVersion: 2 },
    { title: 'O nás', text: 'Můj.' },
  )
  expect(pageEdits.of('about')).toMatchObject({ steps: { now: { text: 'Můj.' } }, basedOn: 1 })
  expect(isOvertaken(pageEdits.of('about'), 2)).toBe(true)
})
it('has no edit once the text is as it was', () => {
  write('Jiný text.')
  write('Text.')
  expect(pageEdits.of('about')).toBeUndefined()
})
it('keeps after a save only what was typed meanwhile', () => {
  const saved = { value: { ...stored.value, text: 'Jiný text.' }, latestVersion: 2 }
  write('Jiný text.')
  keepAfterSave(pageEdits, 'about', saved)
  expect(pageEdits.of('about')).toBeUndefined()
  write('Jiný text. A ještě věta.')
  keepAfterSave(pageEdits, 'about', saved)
  expect(pageEdits.of('about')).toMatchObject({ steps: { now: { text: 'Jiný text. A ještě věta.' } }, basedOn: 2 })
})
