import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { Member } from './member-pane.tsx'

/** What a person may do, how far, by which roles and since when. */
export function RightList({ rights }: { readonly rights: Member['rights'] }) {
  const { t, or, language } = useTexts()
  const currency = useMainCurrency()
  if (rights.length === 0) return <p className="s mut">{t('staff.noRight')}</p>
  return (
    <div className="scroll-x">
      <table aria-label={t('staff.rights')} className="plain">
        <tbody>
          {rights.map(({ permission, ceilingMinor, roles, since }) => (
            <tr key={permission}>
              <td>{t(`right.${permission}`)}</td>
              <td className="nw b">
                {ceilingMinor !== null && currency
                  ? t('staff.upTo', {
                      amount: writeMoney({ amountMinor: ceilingMinor, currency: currency as 'CZK' | 'EUR' }),
                    })
                  : ''}
              </td>
              <td className="s mut">
                {roles.map((role) => or(`role.${role}`, role)).join(', ')}, {writeDay(since, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
