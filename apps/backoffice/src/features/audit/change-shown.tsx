import type { ReplyOf } from '#contract/call.ts'
import type { getAudit } from '#contract/onling-v2/user.ts'
import { Table } from '#ui/table/table.tsx'
import { useChangedValue } from '../../shell/changes/use-changed-value.tsx'
import { useFieldName } from '../../shell/changes/use-field-name.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

type Row = ReplyOf<typeof getAudit>['rows'][number]

/** Before and after, field by field; or why they are not shown. */
export function ChangeShown({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  const writeValue = useChangedValue()
  const nameOf = useFieldName()
  if (row.isChangeErased) return <i className={textStyles.muted}>{t('audit.changeErased')}</i>
  if (row.isChangeHidden) return <i className={textStyles.muted}>{t('audit.changeHidden')}</i>
  if (!row.change) return null
  const { before, after } = row.change
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <details>
      <summary>
        {t('audit.before')} / {t('audit.after')}
      </summary>
      <Table scrolls="around" className={textStyles.small}>
        {names.map((name) => {
          const { field, about } = readName(name)
          const write = (value: unknown) => writeValue({ field, action: row.action }, value)
          return (
            <tr key={name}>
              <th scope="row">{nameOf({ field, about })}</th>
              <td>{write(before?.[name])}</td>
              <td>
                <b>{write(after?.[name])}</b>
              </td>
            </tr>
          )
        })}
      </Table>
    </details>
  )
}

/** A field of one of many things has what it is about after it. */
function readName(name: string): { readonly field: string; readonly about: string | undefined } {
  const [field = name, ...about] = name.split(' ')
  return { field, about: about.length > 0 ? about.join(' ') : undefined }
}
