import { useRef } from 'react'
import * as user from '#contract/onling-v2/user.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { settings } from '../../shell/settings.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { AuditFilter } from './audit-filter.tsx'
import { ChainBar } from './chain-bar.tsx'
import { ChangeShown } from './change-shown.tsx'
import { ExportButton } from './export-button.tsx'
import { foldRepeats } from './fold-repeats.ts'
import { actionName, readFilter } from './read-filter.ts'
import { sentenceName } from './say-record.ts'
import { Sentence } from './sentence.tsx'

const outcomeKinds: Readonly<Record<(typeof user.AUDIT_OUTCOMES)[number], StatusKind>> = {
  done: 'ok',
  refused: 'hold',
  failed: 'risk',
  unknown: 'idle',
}

/** Who did or saw what, newest first. The filter holds numbers and actions, so it is in the address. */
export function AuditScreen() {
  const { t } = useTexts()
  const [search, change, clear] = useAddressFilter()
  const first = useRef<HTMLInputElement>(null)
  const zone = settings.zone.use()
  const filter = readFilter(search, zone)
  const { query, rows } = usePages(['audit', filter], (cursor) =>
    ask(api(user.getAudit, { query: { ...filter, ...(cursor ? { cursor } : {}) } })),
  )
  useRowKeys([{ keys: 'f', label: t('keys.filter'), run: () => first.current?.focus() }])
  const hasFilter = search.size > 0
  return (
    <>
      <div className={layout.head}>
        <h1>{t('screen.audit')}</h1>
        <ExportButton filter={filter} />
      </div>
      <ChainBar />
      <AuditFilter filter={filter} first={first} search={search} onChange={change} onClear={clear} />
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.audit')}
        empty={t(hasFilter ? 'audit.noneFound' : 'audit.none')}
        head={
          <tr>
            <th>{t('entries.time')}</th>
            <th>{t('audit.action')}</th>
            <th>{t('audit.outcome')}</th>
            <th className={layout.wideOnly}>{t('audit.source')}</th>
          </tr>
        }
      >
        {foldRepeats(rows).map((folded) => (
          <AuditRow key={folded.row.auditId} {...folded} />
        ))}
      </PagedList>
    </>
  )
}

function AuditRow({ row, times, seconds }: ReturnType<typeof foldRepeats>[number]) {
  const { t, or, language } = useTexts()
  return (
    <tr data-row={row.auditId} tabIndex={-1}>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {writeMoment(row.at, language)}
      </td>
      <td>
        <Sentence row={row} />
        <div className={joinClasses(textStyles.small, textStyles.muted, layout.row, layout.wrap)}>
          {row.outcome === 'done' && or(sentenceName(row.action), '') !== '' ? (
            <span title={row.action}>{or(actionName(row.action), row.action)}</span>
          ) : null}
          {times > 1 ? <span>{t('audit.repeats', { times, seconds })}</span> : null}
          {row.areWordsErased ? <i>{t('audit.wordsErased')}</i> : null}
        </div>
        <ChangeShown row={row} />
      </td>
      <td className={textStyles.unbroken}>
        <Status kind={outcomeKinds[row.outcome]}>{t(`outcome.${row.outcome}`)}</Status>
        {row.code ? (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{or(`error.${row.code}`, row.code)}</div>
        ) : null}
      </td>
      <td
        className={joinClasses(textStyles.small, textStyles.secondary, textStyles.unbroken, layout.wideOnly)}
        title={`${t('audit.trace')} ${row.requestId}`}
      >
        {t(`audit.actor.${row.actorKind}`)}
        {row.source ? <div className={textStyles.muted}>{row.source}</div> : null}
      </td>
    </tr>
  )
}
