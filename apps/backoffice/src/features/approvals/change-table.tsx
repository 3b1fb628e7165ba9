import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { Approval } from './approval-pane.tsx'

type Change = NonNullable<Approval['look']>['changes'][number]

/** Before and after in two columns; what stays says so. */
export function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  const { t, or } = useTexts()
  const write = useValue()
  if (changes.length === 0) return <p className="s mut">–</p>
  const isOfMany = new Set(changes.map(({ about }) => about)).size > 1
  return (
    <div className="tablewrap">
      <table className="ba s">
        <thead>
          <tr>
            <th>
              <span className="sr">{t('approvals.what')}</span>
            </th>
            <th>{t('approvals.now')}</th>
            <th>{t('approvals.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, about, before, after }) => (
            <tr key={`${field} ${about ?? ''}`}>
              <td>
                {or(`approvals.field.${field}`, or(`approvals.action.${field}`, field))}
                {isOfMany && about !== undefined ? ` · ${about}` : ''}
              </td>
              <td className="was">{write(field, before)}</td>
              <td className="now">
                {JSON.stringify(before) === JSON.stringify(after) ? (
                  <span className="mut">{t('approvals.same')}</span>
                ) : (
                  <span className="ch">{write(field, after)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Words of values that are states of something else than a withdrawal. */
const WORDS_OF: Readonly<Record<string, string>> = {
  account: 'approvals.account',
  lockReason: 'reason',
  bankItem: 'itemState',
  deposit: 'approvals.deposit',
  award: 'bonusState',
  migration: 'migration.state',
}

function useValue() {
  const { or } = useTexts()
  return (field: string, value: Change['before']): string => {
    if (value === null || value === '') return '–'
    if (typeof value === 'object') return writeMoney(value)
    return typeof value === 'string' ? or(`${WORDS_OF[field] ?? 'withdrawal'}.${value}`, value) : String(value)
  }
}
