import { dayOf } from '#contract/states/calendar.ts'
import { describe, expect, test } from 'vitest'
import { ageYears } from './age.ts'
import { foldName } from './fold-name.ts'
import { maskEmail, maskName } from './mask.ts'
import { playerCan } from './player-states.ts'

describe('age', () => {
  test('is complete on the birthday and not a day before', () => {
    expect(ageYears('2000-05-10', '2018-05-09')).toBe(17)
    expect(ageYears('2000-05-10', '2018-05-10')).toBe(18)
  })
  test('of somebody born on 29 February is complete on 1 March of a common year', () => {
    expect(ageYears('2004-02-29', '2022-02-28')).toBe(17)
    expect(ageYears('2004-02-29', '2022-03-01')).toBe(18)
  })
  test('counts days of the market, not of UTC', () => {
    expect(dayOf('Europe/Bratislava', new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
  })
})

describe('names', () => {
  test('are compared without accents, case and doubled spaces', () => {
    expect(foldName('  Nováková   JÁNA ')).toBe('novakova jana')
  })
  test('and e-mails keep one letter when masked', () => {
    expect(maskName('Žofie', 'Černá')).toBe('Ž••• Č•••')
    expect(maskEmail('jana.novakova@post.example')).toBe('j•••@post.example')
  })
})

test('a locked player cannot be locked again', () => {
  expect(playerCan('lock', 'open')).toBe(true)
  expect(playerCan('lock', 'locked')).toBe(false)
  expect(playerCan('unlock', 'open')).toBe(false)
})
