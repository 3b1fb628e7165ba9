import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { entryList } from '#contract/lists/entries.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { paths } from '../../../shell/paths.ts'
import rowStyles from '../../../shell/rows.module.css'
import { useMay } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeAmount } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { accountName } from '../person/account-name.ts'

type Listed = ReplyOf<typeof backoffice.listEntries>['rows'][number]
/** An entry, with its payment if the list knows it. */
export type Entry = Omit<Listed, 'payment'> & Partial<Pick<Listed, 'payment'>>

/** The player's accounts in the books (cash, at venues, bonus), newest first, with the contra account. */
export function EntriesTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const mayReplay = useMay('rounds.read')
  const amount = (minor: number, { currency }: Listed['balanceAfter']) =>
    minor === 0 ? '' : writeAmount(minor, currency)
  return (
    <DataList
      list={entryList}
      label={t('tab.entries')}
      empty={t('entries.none')}
      read={(question) =>
        ask(api(backoffice.listEntries, { query: { ...question, playerId } as QueryOf<typeof backoffice.listEntries> }))
      }
      keyOf={({ part, sequence }) => `${part}-${sequence}`}
      keptAs={['player', playerId, 'entries']}
      of={{ playerId: String(playerId) }}
      cells={{
        kind: (entry: Listed) => <EntryKind entry={entry} playerId={mayReplay ? playerId : undefined} />,
        contraAccount: ({ contraAccount }: Listed) => <ContraAccount path={contraAccount} />,
        debitMinor: ({ debitMinor, balanceAfter }: Listed) => amount(debitMinor, balanceAfter),
        creditMinor: ({ creditMinor, balanceAfter }: Listed) => amount(creditMinor, balanceAfter),
      }}
    />
  )
}

export function EntryHead({ currency }: { readonly currency: string }) {
  const { t } = useTexts()
  return (
    <tr>
      <th>{t('entries.time')}</th>
      <th>{t('entries.kind')}</th>
      <th className={layout.wideOnly}>{t('entries.contra')}</th>
      <NumberHeader>{t('entries.debit', { currency })}</NumberHeader>
      <NumberHeader>{t('entries.credit', { currency })}</NumberHeader>
      <NumberHeader>{t('entries.balance', { currency })}</NumberHeader>
      <NumberHeader className={layout.wideOnly}>{t('entries.sequence')}</NumberHeader>
    </tr>
  )
}

type LineProps = {
  readonly entry: Entry
  /** The player whose round the row opens; undefined if the round is open already or may not be seen. */
  readonly playerId?: number | undefined
}

export function EntryLine({ entry, playerId }: LineProps) {
  const { t, language } = useTexts()
  const { currency } = entry.balanceAfter
  const amount = (minor: number) => (minor === 0 ? '' : writeAmount(minor, currency))
  return (
    <tr data-row={`${entry.part}-${entry.sequence}`} tabIndex={-1}>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {writeMoment(entry.createdAt, language)}
      </td>
      <td title={`${t('entries.reference')} ${entry.reference}`}>
        <EntryKind entry={entry} playerId={playerId} />
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)} title={entry.contraAccount}>
        <ContraAccount path={entry.contraAccount} />
      </td>
      <NumberCell className={textStyles.bold}>{amount(entry.debitMinor)}</NumberCell>
      <NumberCell className={textStyles.bold}>{amount(entry.creditMinor)}</NumberCell>
      <NumberCell>{writeAmount(entry.balanceAfter.amountMinor, currency)}</NumberCell>
      <NumberCell className={joinClasses(textStyles.small, textStyles.muted, layout.wideOnly)}>
        {entry.sequence}
      </NumberCell>
    </tr>
  )
}

/** The kind of an entry, as a link to its round or payment. */
function EntryKind({ entry, playerId }: LineProps) {
  const { t, or } = useTexts()
  const mayOpenPayment = useMay('payments.read')
  return (
    <>
      {playerId !== undefined && entry.kind === 'round' ? (
        <Link data-opener className={rowStyles.opener} to={paths.round(playerId, entry.reference)}>
          {t('movement.round')}
        </Link>
      ) : (
        or(`movement.${entry.kind}`, entry.kind)
      )}
      {entry.part === 'cash' ? null : (
        <span className={joinClasses(textStyles.small, textStyles.muted)}> · {t(`part.${entry.part}`)}</span>
      )}
      {entry.payment?.place === undefined ? null : (
        <div className={textStyles.small}>
          {t('cash.atVenue', { venue: entry.payment.place, number: entry.payment.referenceNumber })}
        </div>
      )}
      {entry.payment && entry.payment.place === undefined && mayOpenPayment ? (
        <div>
          <Link
            className={joinClasses(textStyles.link, textStyles.small)}
            aria-label={t('payments.open', { number: entry.payment.referenceNumber })}
            to={paths.payment(entry.payment.referenceNumber)}
          >
            {entry.payment.referenceNumber}
          </Link>
        </div>
      ) : (
        <div className={joinClasses(textStyles.code, textStyles.muted, textStyles.cut)} style={{ maxWidth: 190 }}>
          {entry.reference}
        </div>
      )}
    </>
  )
}

function ContraAccount({ path }: { readonly path: string }) {
  const { t, or } = useTexts()
  const name = accountName(path)
  if (!name) return path
  return t(name.text, {
    currency: name.of,
    gateway: or(`gateway.${name.of}`, name.of),
  })
}
