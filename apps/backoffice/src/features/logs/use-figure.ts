import { useSearchParams } from 'react-router'

const WORDS = ['from', 'to', 'brand', 'currency', 'playedFrom', 'playedTo'] as const

/** The figure in the URL, with its days and its part of the house. */
export function useFigure<Figure extends string>(figures: readonly Figure[]) {
  const [search] = useSearchParams()
  const [first] = figures
  const figure = figures.find((one) => one === search.get('figure')) ?? (first as Figure)
  const narrowed = Object.fromEntries(
    WORDS.flatMap((word) => (search.get(word) ? [[word, search.get(word) ?? '']] : [])),
  )
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  return { figure, from, to, of: { figure, ...narrowed } as Readonly<Record<string, string>> }
}
