import type { ReactNode } from 'react'
import { Field } from '#ui/field/field.tsx'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { useReportFilter } from './use-report-filter.ts'

/** The days of a report, and its other filters. */
export function DaysFilter({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  return (
    <search className={layout.fields}>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`reports.${name}`)}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={filter[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {children}
    </search>
  )
}
