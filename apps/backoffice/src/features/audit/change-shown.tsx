import type { ReplyOf } from '#contract/call.ts'
import type { getAudit } from '#contract/onling-v2/user.ts'
import { Table } from '#ui/table/table.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeValue } from './write-value.ts'

type Row = ReplyOf<typeof getAudit>['rows'][number]

/** Before and after, field by field; or why they are not shown. */
export function ChangeShown({ row }: { readonly row: Row }) {
  const { t, or } = useTexts()
  if (row.isChangeErased) return <i className={textStyles.muted}>{t('audit.changeErased')}</i>
  if (row.isChangeHidden) return <i className={textStyles.muted}>{t('audit.changeHidden')}</i>
  if (!row.change) return null
  const { before, after } = row.change
  const write = (value: unknown) => writeValue(value, { yes: t('audit.value.yes'), no: t('audit.value.no') })
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <details>
      <summary>
        {t('audit.before')} / {t('audit.after')}
      </summary>
      <Table scrolls="around" className={textStyles.small}>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{or(`approvals.field.${field}`, or(`audit.field.${field}`, field))}</th>
            <td>{write(before?.[field])}</td>
            <td>
              <b>{write(after?.[field])}</b>
            </td>
          </tr>
        ))}
      </Table>
    </details>
  )
}
