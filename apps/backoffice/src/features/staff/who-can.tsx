import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PERMISSIONS, type Permission } from '#contract/permissions.ts'
import { whoCan } from '#contract/play-v1/staff-members.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import { readCeiling } from './read-ceiling.ts'

/** A question of three parts; its answer is the title. */
export function WhoCan() {
  const { t, or, language } = useTexts()
  const currency = useMainCurrency()
  const [permission, setPermission] = useState<Permission>(PERMISSIONS[0])
  const [amount, setAmount] = useState('')
  const [at, setAt] = useState('')
  const amountMinor = readCeiling(amount)
  const query = {
    permission,
    ...(amountMinor ? { amountMinor } : {}),
    ...(at ? { at: new Date(at).toISOString() } : {}),
  }
  const answer = useQuery({ queryKey: ['staff', 'who-can', query], queryFn: () => ask(api(whoCan, { query })) })
  const people = answer.data?.people ?? []
  return (
    <div className="list-scroll">
      <div className="bar wrap">
        <label className="row s">
          <span className="nowrap">{t('staff.whoMay')}</span>
          <select
            className="in"
            value={permission}
            onChange={(event) => setPermission(PERMISSIONS.find((one) => one === event.target.value) ?? PERMISSIONS[0])}
          >
            {PERMISSIONS.map((one) => (
              <option key={one} value={one}>
                {t(`right.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="row s">
          {t('staff.amount')}
          <input
            className="in"
            size={10}
            inputMode="decimal"
            value={amount}
            aria-invalid={amountMinor === undefined}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
        <label className="row s">
          {t('staff.when')}
          <input className="in" type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </label>
      </div>
      <h2 className="box-pad" aria-live="polite">
        {t('staff.whoAnswer', { right: t(`right.${permission}`), count: people.length })}
      </h2>
      {answer.isError ? <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {people.length > 0 ? (
        <div className="tablewrap">
          <table aria-label={t('staff.view.who-can')}>
            <thead>
              <tr>
                <th>{t('staff.name')}</th>
                <th>{t('staff.byRole')}</th>
                <th className="n">{t('staff.ceilingHead')}</th>
                <th>{t('staff.since')}</th>
                <th>{t('staff.alone')}</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.userId}>
                  <td className="b">{person.name}</td>
                  <td>{person.roles.map((role) => or(`role.${role}`, role)).join(', ')}</td>
                  <td className="n">
                    {person.ceilingMinor === null || !currency
                      ? t('staff.noCeiling')
                      : writeMoney({ amountMinor: person.ceilingMinor, currency: currency as 'CZK' | 'EUR' })}
                  </td>
                  <td className="s sec">{writeDay(person.since, language)}</td>
                  <td className="s">
                    {person.actions.length === 0 ? t('staff.alone.yes') : null}
                    <ul className="s col">
                      {person.actions.map(({ action, needs, permissions }) => (
                        <li key={action}>
                          {t(`approvals.action.${action}`)}: <b>{t(`staff.alone.${needs}`)}</b>
                          {permissions.length > 0
                            ? ` (${permissions.map((one) => or(`right.${one}`, one)).join(', ')})`
                            : ''}
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  )
}
