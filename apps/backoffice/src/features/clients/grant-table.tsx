import { movesMoney } from '#contract/scopes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { Client } from './clients.ts'

/** Each scope with its calls; if it moves money, with its ceilings and their use today. */
export function GrantTable({ grants }: { readonly grants: Client['grants'] }) {
  const { t } = useTexts()
  const currency = useMainCurrency()
  const write = (amountMinor: number | null) =>
    amountMinor === null || !currency ? '' : writeMoney({ amountMinor, currency: currency as 'CZK' | 'EUR' })
  if (grants.length === 0)
    return <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('clients.mayNothing')}</p>
  return (
    <div className={layout.tablePlace}>
      <Table
        scrolls="around"
        label={t('clients.grants')}
        className={textStyles.small}
        head={
          <tr>
            <th>{t('clients.scope')}</th>
            <NumberHeader>{t('clients.today')}</NumberHeader>
          </tr>
        }
      >
        {grants.map(({ scope, calls, callMaxMinor, dayMaxMinor, unprovedMaxMinor, callsToday, amountTodayMinor }) => (
          <tr key={scope}>
            <td>
              <b>{t(`scope.${scope}`)}</b>
              {movesMoney(scope) ? (
                <div>
                  {t('clients.ceilings', {
                    call: write(callMaxMinor),
                    day: write(dayMaxMinor),
                    unproved: write(unprovedMaxMinor),
                  })}
                </div>
              ) : null}
              <div className={joinClasses(textStyles.tiny, textStyles.muted, textStyles.wraps)}>
                {calls.map(nameOfCall).join(', ')}
              </div>
            </td>
            <NumberCell>
              {callsToday}
              {movesMoney(scope) ? <div>{write(amountTodayMinor)}</div> : null}
            </NumberCell>
          </tr>
        ))}
      </Table>
    </div>
  )
}

/** The last two segments of a path are its usual name. */
function nameOfCall(path: string): string {
  return path.split('/').slice(-2).join('/')
}
