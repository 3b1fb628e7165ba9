import { Select } from '#ui/field/select.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { useReportFilter } from './use-report-filter.ts'

type Props = {
  readonly brands?: readonly string[] | undefined
  /** People have no currency: reports of people are filtered only by brand. */
  readonly isOfPeople?: boolean
}

/** The brand, if the books have several, and the currency. */
export function PlaceFilter({ brands = [], isOfPeople = false }: Props) {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  const offered = filter.brand === '' || brands.includes(filter.brand) ? brands : [...brands, filter.brand]
  return (
    <>
      {offered.length > 1 || filter.brand !== '' ? (
        <Select
          label={t('reports.brand')}
          value={filter.brand}
          options={[{ value: '', label: t('reports.allBrands') }, ...offered.map((value) => ({ value, label: value }))]}
          onChange={(event) => change({ brand: event.target.value })}
        />
      ) : null}
      {isOfPeople ? null : (
        <Select
          label={t('reports.currency')}
          value={filter.currency}
          options={(['', 'CZK', 'EUR'] as const).map((value) => ({
            value,
            label: value === '' ? t('reports.allCurrencies') : value,
          }))}
          onChange={(event) => change({ currency: event.target.value })}
        />
      )}
    </>
  )
}
