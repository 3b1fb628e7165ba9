import type { LiveFigures } from '#contract/shapes/live.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeAmount } from '../../shell/write-money.ts'

const FIGURES = ['stakeMinor', 'winMinor', 'ggrMinor', 'depositsMinor'] as const

/** Today's figures of each brand in these books. */
export function BrandsTable({ money: { brands, currency } }: { readonly money: LiveFigures['money'] }) {
  const { t } = useTexts()
  return (
    <Table
      label={t('live.brands', { currency })}
      head={
        <tr>
          <th scope="col">{t('reports.brand')}</th>
          {FIGURES.map((figure) => (
            <NumberHeader key={figure}>{t(`live.today.${figure}`)}</NumberHeader>
          ))}
        </tr>
      }
    >
      {brands.map((row) => (
        <tr key={row.brand}>
          <th scope="row">{row.brand}</th>
          {FIGURES.map((figure) => (
            <NumberCell key={figure}>{writeAmount(row[figure], currency)}</NumberCell>
          ))}
        </tr>
      ))}
    </Table>
  )
}
