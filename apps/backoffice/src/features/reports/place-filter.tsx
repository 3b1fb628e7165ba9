import { Select } from '#ui/field/select.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { useReportFilter } from './use-report-filter.ts'

/** Which brand, where there are several in the books, and which currency. */
export function PlaceFilter({ brands = [] }: { readonly brands?: readonly string[] | undefined }) {
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
      <Select
        label={t('reports.currency')}
        value={filter.currency}
        options={(['', 'CZK', 'EUR'] as const).map((value) => ({
          value,
          label: value === '' ? t('reports.allCurrencies') : value,
        }))}
        onChange={(event) => change({ currency: event.target.value })}
      />
    </>
  )
}
