import { writeBookDay } from '../../shell/write-book-day.ts'

type Of = Readonly<Record<string, string>>

/** Of which days and of which part of the house a figure is, in words. */
export function wordsOfFigure({ from = '', to = '', brand, currency }: Of, language: string): string[] {
  const part = [brand, currency].filter((word) => word !== undefined)
  if (from === '' || to === '') return part
  const days =
    from === to ? writeBookDay(from, language) : `${writeBookDay(from, language)} – ${writeBookDay(to, language)}`
  return [days, ...part]
}
