import type { useTexts } from '../use-texts.ts'
import { writeBookDay } from '../write-book-day.ts'
import { writeMoment } from '../write-time.ts'
import type { Condition } from './column-conditions.ts'

type Texts = ReturnType<typeof useTexts>

/** What a condition is called: its column, and which end of a range. */
export function nameCondition({ column, is }: Condition, { t, or }: Texts): string {
  const name = or(column.text, column.key)
  if (is === 'from') return t('lists.from', { name })
  if (is !== 'to') return name
  if (column.kind === 'day') return t('lists.toDay', { name })
  return column.kind === 'moment' ? t('lists.until', { name }) : t('lists.to', { name })
}

/** A value of a condition, as people read it. */
export function writeValue({ column }: Condition, value: string, { or, language }: Texts): string {
  if (column.kind === 'moment') return writeMoment(value, language)
  if (column.kind === 'day') return writeBookDay(value, language)
  if (column.kind === 'money') return (Number(value) / 100).toLocaleString(language, { minimumFractionDigits: 2 })
  return column.choiceText === undefined ? value : or(`${column.choiceText}.${value}`, value)
}
