import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KeyList } from './key-list.tsx'

it('a screen with two lists shows the keys of a list once, and keys that do the same in one row', () => {
  const ofList = [
    { keys: 'j', label: 'next row' },
    { keys: 'ArrowDown', label: 'next row' },
    { keys: 'g v', label: 'Withdrawals' },
  ]
  const shown = renderToStaticMarkup(<KeyList shortcuts={[...ofList, ...ofList]} />)
  expect(
    shown
      .match(/<dt[^>]*>.*?<\/dt><dd>.*?<\/dd>/g)
      ?.map((row) => row.replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ')),
  ).toEqual([' J / ↓ next row ', ' G V Withdrawals '])
})
