import type { ListDefinition } from '#contract/lists/list.ts'
import { NumberCell } from '#ui/table/table.tsx'
import { useTexts } from '../use-texts.ts'
import { writeMoney } from '../write-money.ts'
import type { Totals } from './use-totals.ts'

type Props = {
  readonly list: ListDefinition
  readonly columns: readonly string[]
  readonly totals: Totals
  /** Cells before the first column, such as the one of marks. */
  readonly before: number
}

/** Sums over the whole filter, a row for each currency, each under its column. */
export function TotalsFoot({ list, columns, totals, before }: Props) {
  const { t } = useTexts()
  const isSummed = (key: string) => list.columns.some((column) => column.key === key && column.isSummed)
  const first = columns.findIndex(isSummed)
  if (first < 0) return null
  return totals.sums.map(({ currency, count, sums }) => (
    <tr key={currency}>
      <th scope="row" colSpan={Math.max(first, 1) + before}>
        {t('lists.total', { currency, count })}
      </th>
      {columns.slice(Math.max(first, 1)).map((key) => (
        <NumberCell key={key}>
          {isSummed(key) ? writeMoney({ amountMinor: sums[key] ?? 0, currency }) : null}
        </NumberCell>
      ))}
    </tr>
  ))
}
