import * as backoffice from '#contract/play-v1/backoffice.ts'
import type { ReplyOf } from '#contract/call.ts'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeAmount } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

export type Entry = ReplyOf<typeof backoffice.listEntries>['rows'][number]

/** The player's account in the books, newest first, with the account on the other side. */
export function EntriesTab({ playerId, currency }: { readonly playerId: number; readonly currency: string }) {
  const { t } = useTexts()
  const { query, rows } = usePages(['player', playerId, 'entries'], (cursor) =>
    ask(api(backoffice.listEntries, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('tab.entries')}
      empty={t('entries.none')}
      head={<EntryHead currency={currency} />}
    >
      {rows.map((entry) => (
        <EntryLine key={`${entry.sequence}-${entry.reference}-${entry.kind}`} entry={entry} />
      ))}
    </PagedList>
  )
}

export function EntryHead({ currency }: { readonly currency: string }) {
  const { t } = useTexts()
  return (
    <tr>
      <th>{t('entries.time')}</th>
      <th>{t('entries.kind')}</th>
      <th className="hide">{t('entries.contra')}</th>
      <th className="n">{t('entries.debit', { currency })}</th>
      <th className="n">{t('entries.credit', { currency })}</th>
      <th className="n">{t('entries.balance', { currency })}</th>
      <th className="n hide">{t('entries.sequence')}</th>
    </tr>
  )
}

export function EntryLine({ entry }: { readonly entry: Entry }) {
  const { t, or, language } = useTexts()
  const amount = (minor: number) => (minor === 0 ? '' : writeAmount(minor, language))
  return (
    <tr data-row={entry.sequence} tabIndex={-1}>
      <td className="s mut nw">{writeMoment(entry.createdAt, language)}</td>
      <td title={`${t('entries.reference')} ${entry.reference}`}>
        {or(`movement.${entry.kind}`, entry.kind)}
        <div className="code mut el" style={{ maxWidth: 190 }}>
          {entry.reference}
        </div>
      </td>
      <td className="s sec hide">{entry.contraAccount}</td>
      <td className="n b">{amount(entry.debitMinor)}</td>
      <td className="n b">{amount(entry.creditMinor)}</td>
      <td className="n">{writeAmount(entry.balanceAfter.amountMinor, language)}</td>
      <td className="n s mut hide">{entry.sequence}</td>
    </tr>
  )
}
