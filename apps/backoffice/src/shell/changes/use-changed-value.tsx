import type { ReactNode } from 'react'
import { useGameNames } from '../use-game-names.ts'
import { useMainCurrency } from '../use-main-currency.ts'
import { useTexts } from '../use-texts.ts'
import { useWarningText } from '../warning-ticks.tsx'
import { LookValue } from './look-value.tsx'
import { writeChanged } from './write-changed.ts'
import type { ChangedField } from './word-of-value.ts'

/** Shows values of a change: of a request before it runs, and of the audit log after it ran. */
export function useChangedValue() {
  const { or, language } = useTexts()
  const currency = useMainCurrency()
  const words = { or, language, currency, nameOfGame: useGameNames(), writeWarning: useWarningText() }
  return (of: ChangedField, value: unknown): ReactNode =>
    of.field.startsWith('look.') && typeof value === 'string' && value !== '' ? (
      <LookValue field={of.field} value={value} />
    ) : (
      writeChanged(of, value, words)
    )
}
