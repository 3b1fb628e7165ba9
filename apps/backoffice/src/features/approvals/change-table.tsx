import type { ReactNode } from 'react'
import { isInstant } from '#contract/shapes/calendar.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Approval } from './approval-pane.tsx'
import styles from './approvals.module.css'
import { LookValue } from './look-value.tsx'
import { nameAbout } from './name-about.ts'
import { wordOfValue } from './word-of-value.ts'

type Change = NonNullable<Approval['look']>['changes'][number]

/** Before and after in two columns; unchanged values are marked. */
export function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTexts()
  const write = useValue()
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
            <td>{nameOf(field, about, isOfMany)}</td>
            <td className={styles.before}>{write(field, before)}</td>
            <td className={styles.after}>
              {JSON.stringify(before) === JSON.stringify(after) ? (
                <span className={styles.same}>{t('approvals.same')}</span>
              ) : (
                <span className={styles.changed}>{write(field, after)}</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

/** A permission or a scope has its own name; one of many is numbered or named. */
function useFieldName() {
  const { or } = useTexts()
  return (field: string, about: string | undefined, isOfMany: boolean): string => {
    if (field.startsWith('look.')) {
      const axis = or(`studio.axis.${field.slice('look.'.length)}`, field)
      return about === undefined ? axis : `${axis} · ${or(`studio.token.${about}`, about)}`
    }
    const right = field.startsWith('permission.') ? or(`right.${field.slice('permission.'.length)}`, field) : field
    const name = or(`approvals.field.${field}`, or(`approvals.action.${field}`, right))
    if (about === undefined) return name
    const named = nameAbout(about, or)
    if (named !== undefined) return `${name} · ${named}`
    return isOfMany ? `${name} · ${about}` : name
  }
}

function useValue() {
  const { t, or, language } = useTexts()
  return (field: string, value: Change['before']): ReactNode => {
    if (value === null || value === '') return '–'
    if (typeof value === 'object') return writeMoney(value)
    if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no')
    if (typeof value === 'string' && isInstant(value)) return writeMoment(value, language)
    if (field.startsWith('look.')) return <LookValue field={field} value={String(value)} />
    return typeof value === 'string' ? wordOfValue({ field, value }, or) : String(value)
  }
}
