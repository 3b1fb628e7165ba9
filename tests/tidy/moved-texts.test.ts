import { expect, it } from 'vitest'
import { messages } from '#apps/player/src/messages/index.ts'
import { moveTexts, movedTexts } from '#config/texts/moved-texts.ts'
import { flatten } from '#config/texts/text-book.ts'

const keys = new Set(flatten(messages.cs as unknown as Parameters<typeof flatten>[0]).map(([path]) => `site.${path}`))

it('a moved text is where it is said to be, and no longer where it was', () => {
  expect(movedTexts.size).toBeGreaterThan(20)
  expect([...movedTexts.keys()].filter((key) => keys.has(key))).toEqual([])
  expect([...movedTexts.values()].filter((key) => !keys.has(key))).toEqual([])
})

it('texts of staff move with it, but never over what they have written since', () => {
  const [[before, after] = ['', '']] = movedTexts
  expect(moveTexts({ [before]: 'old', 'site.lobby.title': 'Hry' })).toEqual({
    [after]: 'old',
    'site.lobby.title': 'Hry',
  })
  expect(moveTexts({ [after]: 'new', [before]: 'old' })).toEqual({ [after]: 'new' })
})
