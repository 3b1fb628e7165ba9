import { Select } from '#ui/field/select.tsx'
import { usePlace } from '../../shell/use-place.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useReportFilter } from './use-report-filter.ts'

/** Which brand and which currency. Only brands of this market can be in its books. */
export function PlaceFilter({ hasBrand = true }: { readonly hasBrand?: boolean }) {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  const brands = usePlace()?.brands ?? []
  return (
    <>
      {hasBrand ? (
        <Select
          label={t('reports.brand')}
          value={filter.brand}
          options={[{ value: '', label: t('reports.allBrands') }, ...brands.map((value) => ({ value, label: value }))]}
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
