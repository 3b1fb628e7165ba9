import { useState } from 'react'
import { Link } from 'react-router'
import type { Static } from 'typebox'
import { useFormatter, useTranslations } from 'use-intl/react'
import { getHistory } from '#contract/capi-v1.1/funds.ts'
import { partnerOfMethod } from '#contract/shapes/payment-names.ts'
import { formatMoney } from '#money'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ListSection } from './list-section.tsx'
import { ALL_DAYS, periodOfDays, writeDays } from './period.ts'
import { PeriodFields } from './period-fields.tsx'
import { usePagesOf } from './use-pages-of.ts'

type Entry = Static<typeof getHistory.reply>['rows'][number]

/** Movements that have a page of their own, where they did not happen at a venue. */
const RECEIPT_OF: Readonly<Record<string, (locale: string, number: string) => string>> = {
  deposit: paths.receipt,
  withdrawal: paths.withdrawal,
}

/** Movements of all the player's accounts (cash, at venues, bonus) exactly as in the books. */
export function EntryList() {
  const t = useTranslations('account')
  const format = useFormatter()
  const { locale, timeZone } = useSite()
  const [days, setDays] = useState(ALL_DAYS)
  const search = writeDays(days)
  const period = periodOfDays(days, timeZone)
  const pages = usePagesOf<Entry>(`entries${search}`, (query) => api(getHistory, { query: { ...query, ...period } }))
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? []
  const nameOf = (group: 'kinds' | 'methods', key: string) => {
    const name = `${group}.${key}` as 'kinds.deposit'
    return t.has(name) ? t(name) : (partnerOfMethod(key)?.name ?? key)
  }
  return (
    <ListSection
      title={t('entries')}
      state={pages.status}
      head={
        <PeriodFields
          days={days}
          onChange={setDays}
          files={[
            { name: t('statement.savePdf'), href: paths.statementFile(locale, 'pdf', search) },
            { name: t('statement.saveCsv'), href: paths.statementFile(locale, 'csv', search) },
          ]}
        />
      }
      isEmpty={rows.length === 0}
      rows="account-rows-entries"
      empty={t(search ? 'noneInPeriod' : 'noEntries')}
      again={() => void pages.refetch()}
      more={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
    >
      {rows.map(({ part, sequence, kind, payment, debitMinor, creditMinor, balanceAfter, createdAt }) => (
        <li key={`${part}-${sequence}`}>
          <span>
            {nameOf('kinds', kind)}
            {part === 'cash' ? null : <small>{t(`parts.${part}`)}</small>}
            <small>{format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'medium' })}</small>
            {payment ? (
              <small>
                {nameOf('methods', payment.method)} · {payment.place === undefined ? null : <>{payment.place} · </>}
                {t('paymentNumber', { number: payment.referenceNumber })}
                {RECEIPT_OF[kind] && payment.place === undefined ? (
                  <>
                    {' · '}
                    <Link className="text-link" to={RECEIPT_OF[kind](locale, payment.referenceNumber)}>
                      {t('receipt')}
                    </Link>
                  </>
                ) : null}
              </small>
            ) : null}
          </span>
          <b>
            {creditMinor >= debitMinor ? '+' : '−'}
            {formatMoney({ ...balanceAfter, amountMinor: Math.abs(creditMinor - debitMinor) }, locale)}
          </b>
          <span>
            <small>{t('balanceAfter')}</small> <b>{formatMoney(balanceAfter, locale)}</b>
          </span>
        </li>
      ))}
    </ListSection>
  )
}
