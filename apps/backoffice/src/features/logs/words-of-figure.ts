import { writeBookDay } from '../../shell/write-book-day.ts'

type Of = Readonly<Record<string, string>>

/** The days and the part of the house of a figure, in words. */
export function wordsOfFigure({ from = '', to = '', brand, currency }: Of, language: string): string[] {
  const part = [brand, currency].filter((word) => word !== undefined)
  return from === '' || to === '' ? part : [writeDays({ from, to }, language), ...part]
}

/** One day, or the first and the last one. */
export const writeDays = ({ from, to }: { readonly from: string; readonly to: string }, language: string): string =>
  from === to ? writeBookDay(from, language) : `${writeBookDay(from, language)} – ${writeBookDay(to, language)}`
