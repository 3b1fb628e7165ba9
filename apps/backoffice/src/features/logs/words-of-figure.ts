import { writeBookDay } from '../../shell/write-book-day.ts'

type Of = Readonly<Record<string, string>>

/** The days and the part of the house of a figure, in words. */
export function wordsOfFigure({ from = '', to = '', brand, currency }: Of, language: string): string[] {
  const part = [brand, currency].filter((word) => word !== undefined)
  if (from === '' || to === '') return part
  const days =
    from === to ? writeBookDay(from, language) : `${writeBookDay(from, language)} – ${writeBookDay(to, language)}`
  return [days, ...part]
}
