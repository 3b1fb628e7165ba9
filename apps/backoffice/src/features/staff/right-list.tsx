import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import textStyles from '../../shell/text.module.css'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { Member } from './member-pane.tsx'
import styles from './staff.module.css'

/** Permissions of a person with ceilings, roles and beginnings. */
export function RightList({ rights }: { readonly rights: Member['rights'] }) {
  const { t, or, language } = useTexts()
  const currency = useMainCurrency()
  if (rights.length === 0)
    return <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('staff.noRight')}</p>
  return (
    <div>
      <Table scrolls="around" label={t('staff.rights')} className={styles.rights}>
        {rights.map(({ permission, ceilingMinor, roles, since }) => (
          <tr key={permission}>
            <td>{t(`right.${permission}`)}</td>
            <td className={joinClasses(textStyles.unbroken, textStyles.bold)}>
              {ceilingMinor !== null && currency
                ? t('staff.upTo', {
                    amount: writeMoney({ amountMinor: ceilingMinor, currency: currency as 'CZK' | 'EUR' }),
                  })
                : ''}
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted)}>
              {roles.map((role) => or(`role.${role}`, role)).join(', ')}, {writeDay(since, language)}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
