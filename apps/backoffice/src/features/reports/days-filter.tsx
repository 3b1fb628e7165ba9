import type { ReactNode } from 'react'
import { DayField } from '../../shell/day-field.tsx'
import layout from '../../shell/layout.module.css'
import { ExportDock } from '../../shell/list/export-dock.tsx'
import { ReportFile, type ReportFileProps } from '../../shell/list/report-file.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { useReportFilter } from './use-report-filter.ts'

type Props = {
  readonly children?: ReactNode
  /** The file of the report: its button is the last of the bar, the files that were asked for are below. */
  readonly file?: ReportFileProps
}

/** The days of a report, its other filters, and its file. */
export function DaysFilter({ children, file }: Props) {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  return (
    <>
      <search className={layout.fields}>
        {(['from', 'to'] as const).map((name) => (
          <DayField
            key={name}
            label={t(`reports.${name}`)}
            value={filter[name]}
            onChange={(day) => change({ [name]: day })}
          />
        ))}
        {children}
        {file ? <ReportFile key={file.list.name} {...file} /> : null}
      </search>
      {file ? <ExportDock key={file.list.name} list={file.list} /> : null}
    </>
  )
}
