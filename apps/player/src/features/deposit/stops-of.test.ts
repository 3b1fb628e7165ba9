import { expect, test } from 'vitest'
import { stopsOf } from './stops-of.ts'

const obstacle = (code: string, until: string | null = null) => ({
  code,
  kind: null,
  since: null,
  until,
  wayOut: 'wait' as const,
  refusal: null,
  texts: { en: `Sentence of ${code}` },
})
const action = (name: 'deposit' | 'stake', ...codes: string[]) => ({
  action: name,
  isAllowed: codes.length === 0,
  refusal: null,
  texts: null,
  obstacles: codes.map((code) => obstacle(code, '2026-11-25T10:00:00.000Z')),
})

test('a player who is stopped, excluded or closed sees each reason once, with its end', () => {
  const answer = {
    actions: [action('stake'), action('deposit', 'ERR_PANIC_STOP', 'ERR_SELF_EXCLUDED', 'ERR_PANIC_STOP')],
  }
  expect(stopsOf(answer)).toEqual([
    { code: 'ERR_PANIC_STOP', until: '2026-11-25T10:00:00.000Z', texts: { en: 'Sentence of ERR_PANIC_STOP' } },
    { code: 'ERR_SELF_EXCLUDED', until: '2026-11-25T10:00:00.000Z', texts: { en: 'Sentence of ERR_SELF_EXCLUDED' } },
  ])
})

test('a limit that is reached or a stake that is refused leaves the form, which says how much may come in', () => {
  expect(stopsOf({ actions: [action('deposit', 'ERR_LIMIT_REACHED_DEPOSIT')] })).toEqual([])
  expect(stopsOf({ actions: [action('stake', 'ERR_PANIC_STOP'), action('deposit')] })).toEqual([])
})
