import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { useChangedValue } from '../../shell/changes/use-changed-value.tsx'
import { useFieldName } from '../../shell/changes/use-field-name.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Approval } from './approval-pane.tsx'
import styles from './approvals.module.css'

type Change = NonNullable<Approval['look']>['changes'][number]

/** Before and after in two columns; unchanged values are marked. */
export function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTexts()
  const write = useChangedValue()
  const nameOf = useFieldName()
  if (changes.length === 0) return <p className={joinClasses(textStyles.small, textStyles.muted)}>–</p>
  const isOfMany = new Set(changes.map(({ about }) => about)).size > 1
  return (
    <div className={layout.tablePlace}>
      <Table
        scrolls="around"
        className={joinClasses(styles.changes, textStyles.small)}
        head={
          <tr>
            <th>
              <span className={textStyles.aloud}>{t('approvals.what')}</span>
            </th>
            <th>{t('approvals.now')}</th>
            <th>{t('approvals.after')}</th>
          </tr>
        }
      >
        {changes.map(({ field, about, before, after }) => (
          <tr key={`${field} ${about ?? ''}`}>
            <td>{nameOf({ field, about, isOfMany })}</td>
            <td className={styles.before}>{write({ field }, before)}</td>
            <td className={styles.after}>
              {JSON.stringify(before) === JSON.stringify(after) ? (
                <span className={styles.same}>{t('approvals.same')}</span>
              ) : (
                <span className={styles.changed}>{write({ field }, after)}</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
