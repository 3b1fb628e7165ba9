import { expect, it } from 'vitest'
import { foldSame } from './fold-same.ts'

const same = (text: string) => ({ kind: 'same' as const, text })
const added = (text: string) => ({ kind: 'added' as const, text })

it('keeps a change with the lines around it, and counts what is left out', () => {
  const lines = ['1', '2', '3', '4', '5'].map(same)
  expect(foldSame([...lines, added('x'), ...lines])).toEqual([
    { kind: 'folded', count: 3 },
    same('4'),
    same('5'),
    added('x'),
    same('1'),
    same('2'),
    { kind: 'folded', count: 3 },
  ])
})
it('leaves everything out if nothing differs', () => {
  expect(foldSame(['1', '2'].map(same))).toEqual([{ kind: 'folded', count: 2 }])
})
