import { expect, it } from 'vitest'
import { PERSONAL_PARTS } from '#contract/states/privacy-states.ts'
import { exportWords } from './index.ts'

it.each(Object.entries(exportWords))('%s has a text for every part and every field that Czech has', (_, words) => {
  expect(Object.keys(words.parts)).toEqual([...PERSONAL_PARTS])
  expect(Object.keys(words.fields).sort()).toEqual(Object.keys(exportWords.cs.fields).sort())
  for (const text of Object.values(words.fields)) expect(text.trim()).not.toBe('')
})
