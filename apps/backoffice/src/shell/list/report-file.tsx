import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { ActionButton } from '../action-button.tsx'
import layout from '../layout.module.css'
import { useTexts } from '../use-texts.ts'
import { ExportDialog } from './export-dialog.tsx'

type Value = string | number | boolean

export type ReportFileProps = {
  readonly list: ListDefinition
  /** The query of the report, as its screen shows it. */
  readonly asked: Readonly<Record<string, Value | readonly Value[]>>
  /** Keys of the columns; by default all. */
  readonly columns?: readonly string[] | undefined
  /** Headings that differ from those of the list. */
  readonly titles?: Readonly<Record<string, string>> | undefined
  readonly label: string
}

/** A report as a file, made as the files of all lists are: the button at the end of its bar. `ExportDock` shows the files. */
export function ReportFile({ list, asked, columns, titles = {}, label }: ReportFileProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={layout.atEnd}>
      <ActionButton
        permission="lists.export"
        icon={<Download aria-hidden="true" />}
        label={t('lists.export')}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <ExportDialog
          list={list}
          question={writeAsked(asked)}
          columns={columns ?? list.columns.map(({ key }) => key)}
          titles={titles}
          title={label}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** A query as an address has it: arrays as repeated keys. */
function writeAsked(asked: ReportFileProps['asked']): string {
  const pairs = Object.entries(asked).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return new URLSearchParams(pairs).toString()
}
