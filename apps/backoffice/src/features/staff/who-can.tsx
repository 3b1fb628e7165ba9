import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PERMISSIONS, type Permission } from '#contract/permissions.ts'
import { whoCan } from '#contract/play-v1/staff-members.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { instantOf } from '../../shell/local-time.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import { readCeiling } from './read-ceiling.ts'

/** A query with three parts; the result is the title. */
export function WhoCan() {
  const { t, or, language } = useTexts()
  const currency = useMainCurrency()
  const [permission, setPermission] = useState<Permission>(PERMISSIONS[0])
  const [amount, setAmount] = useState('')
  const [at, setAt] = useState('')
  const amountMinor = readCeiling(amount)
  const moment = instantOf(at)
  const query = {
    permission,
    ...(amountMinor ? { amountMinor } : {}),
    ...(moment ? { at: moment } : {}),
  }
  const answer = useQuery({ queryKey: ['staff', 'who-can', query], queryFn: () => ask(api(whoCan, { query })) })
  const people = answer.data?.people ?? []
  return (
    <div className={layout.list}>
      <div className={joinClasses(layout.bar, layout.wrap)}>
        <Select
          label={t('staff.whoMay')}
          isInBar
          options={PERMISSIONS.map((one) => ({ value: one, label: t(`right.${one}`) }))}
          value={permission}
          onChange={(event) => setPermission(PERMISSIONS.find((one) => one === event.target.value) ?? PERMISSIONS[0])}
        />
        <Field label={t('staff.amount')} isInBar>
          {(control) => (
            <input
              {...control}
              size={10}
              inputMode="decimal"
              value={amount}
              aria-invalid={amountMinor === undefined}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('staff.when')} isInBar>
          {(control) => (
            <input {...control} type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
          )}
        </Field>
      </div>
      <h2 className={layout.padded} aria-live="polite">
        {answer.data
          ? t('staff.whoAnswer', { right: t(`right.${permission}`), count: people.length })
          : t(`right.${permission}`)}
      </h2>
      <Loading query={answer} />
      {answer.isError ? <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {people.length > 0 ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('staff.view.who-can')}
            head={
              <tr>
                <th>{t('staff.name')}</th>
                <th>{t('staff.byRole')}</th>
                <NumberHeader>{t('staff.ceilingHead')}</NumberHeader>
                <th>{t('staff.since')}</th>
                <th>{t('staff.alone')}</th>
              </tr>
            }
          >
            {people.map((person) => (
              <tr key={person.userId}>
                <td className={textStyles.bold}>{person.name}</td>
                <td>{person.roles.map((role) => or(`role.${role}`, role)).join(', ')}</td>
                <NumberCell>
                  {person.ceilingMinor === null || !currency
                    ? t('staff.noCeiling')
                    : writeMoney({ amountMinor: person.ceilingMinor, currency: currency as 'CZK' | 'EUR' })}
                </NumberCell>
                <td className={joinClasses(textStyles.small, textStyles.secondary)}>
                  {writeDay(person.since, language)}
                </td>
                <td className={textStyles.small}>
                  {person.actions.length === 0 ? t('staff.alone.yes') : null}
                  <ul className={joinClasses(textStyles.small, layout.column)}>
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
          </Table>
        </div>
      ) : null}
    </div>
  )
}
