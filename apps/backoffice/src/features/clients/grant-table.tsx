import { movesMoney } from '#contract/scopes.ts'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { Client } from './clients.ts'

/** What it may do: each scope with its calls, and where it moves money its ceilings and how much of them is used today. */
export function GrantTable({ grants }: { readonly grants: Client['grants'] }) {
  const { t } = useTexts()
  const currency = useMainCurrency()
  const write = (amountMinor: number | null) =>
    amountMinor === null || !currency ? '' : writeMoney({ amountMinor, currency: currency as 'CZK' | 'EUR' })
  if (grants.length === 0) return <p className="s mut">{t('clients.mayNothing')}</p>
  return (
    <div className="tablewrap">
      <table aria-label={t('clients.grants')} className="plain s">
        <thead>
          <tr>
            <th>{t('clients.scope')}</th>
            <th className="n">{t('clients.today')}</th>
          </tr>
        </thead>
        <tbody>
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
                <div className="xs mut wraps">{calls.map(nameOfCall).join(', ')}</div>
              </td>
              <td className="n nw">
                {callsToday}
                {movesMoney(scope) ? <div>{write(amountTodayMinor)}</div> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The last two words of a path are what people call it. */
function nameOfCall(path: string): string {
  return path.split('/').slice(-2).join('/')
}
