import { expect, it } from 'vitest'
import { en } from '../texts/en.ts'
import { pageName } from './page-name.ts'

const texts: Readonly<Record<string, string>> = en
const nameOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://desk')
  return pageName(
    { pathname, search },
    {
      t: (key, values) => (texts[key] ?? '').replace(/\{(\w+)\}/, (_, name: string) => values[name] ?? ''),
      or: (key, fallback) => texts[key] ?? fallback,
    },
  ).join(' · ')
}

it.each([
  ['/players', 'Players'],
  ['/players/100002', 'Player 100002'],
  ['/players/100002?tab=entries', 'Player 100002 · Entries'],
  ['/players/100002?tab=nothing', 'Player 100002'],
  ['/payments/1000000234', 'Payment 1000000234'],
  ['/reports?view=accounting', 'Accounting · Reports'],
  ['/profile', 'My profile'],
  ['/nowhere', ''],
])('a tab of the browser at %s is named %s', (address, name) => expect(nameOf(address)).toBe(name))
