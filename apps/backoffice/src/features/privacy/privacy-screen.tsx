import { UserX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listPrivacyRequests } from '#contract/play-v1/privacy.ts'
import { REQUEST_KINDS, type RequestKind } from '#contract/states/privacy-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { EnterErasureDialog } from './enter-erasure-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { requestStatus } from './request-status.ts'

export type PrivacyRequest = ReplyOf<typeof listPrivacyRequests>['rows'][number]

const READ_EVERY_MS = 30_000

/** What people asked for about their data: how far it is, what it waits for, and until when they are owed an answer. */
export function PrivacyScreen() {
  const { t } = useTexts()
  const [kind, setKind] = useState<RequestKind>()
  const [onlyOpen, setOnlyOpen] = useState(false)
  const [open, setOpen] = useState<PrivacyRequest>()
  const [isEntering, setIsEntering] = useState(false)
  const { query, rows } = usePages(
    ['privacy', kind, onlyOpen],
    (cursor) =>
      ask(
        api(listPrivacyRequests, {
          query: {
            ...(cursor ? { cursor } : {}),
            ...(kind ? { kind } : {}),
            ...(onlyOpen ? { isOpen: 'true' as const } : {}),
          },
        }),
      ),
    { everyMs: READ_EVERY_MS },
  )
  useRowKeys()

  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.privacy')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('privacy.what')}</div>
        </div>
        <ActionButton
          permission="players.privacy"
          icon={<UserX aria-hidden="true" />}
          label={t('privacy.enter')}
          onClick={() => setIsEntering(true)}
        />
      </div>
      <div className={joinClasses(layout.row, layout.wrap, layout.padded)}>
        <button
          type="button"
          className={controls.chip}
          aria-pressed={kind === undefined}
          onClick={() => setKind(undefined)}
        >
          {t('privacy.all')}
        </button>
        {REQUEST_KINDS.map((one) => (
          <button
            key={one}
            type="button"
            className={controls.chip}
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
          >
            {t(`privacy.kind.${one}`)}
          </button>
        ))}
        <button type="button" className={controls.chip} aria-pressed={onlyOpen} onClick={() => setOnlyOpen(!onlyOpen)}>
          {t('privacy.onlyOpen')}
        </button>
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.privacy')}
        empty={t('privacy.empty')}
        head={
          <tr>
            <th>{t('privacy.askedAt')}</th>
            <th>{t('privacy.request')}</th>
            <th>{t('audit.player')}</th>
            <th>{t('players.state')}</th>
            <th className={layout.wideOnly}>{t('privacy.waitsFor')}</th>
            <th className={layout.wideOnly}>{t('privacy.answerBy')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <RequestRow key={row.requestId} row={row} onOpen={() => setOpen(row)} />
        ))}
      </PagedList>
      {open ? <RequestDialog request={open} onClose={() => setOpen(undefined)} /> : null}
      {isEntering ? <EnterErasureDialog onClose={() => setIsEntering(false)} /> : null}
    </>
  )
}

function RequestRow({ row, onOpen }: { readonly row: PrivacyRequest; readonly onOpen: () => void }) {
  const { t, or, language } = useTexts()
  return (
    <tr data-row={row.requestId} tabIndex={-1}>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {writeMoment(row.askedAt, language)}
      </td>
      <td className={textStyles.unbroken}>
        <button type="button" data-opener className={rowStyles.opener} onClick={onOpen}>
          {t(`privacy.kind.${row.kind}`)}
        </button>
      </td>
      <td className={textStyles.unbroken}>
        <Link to={paths.player(row.playerId)}>{t('player.title', { id: row.playerId })}</Link>
      </td>
      <td>
        <Status kind={row.isLate ? 'stop' : requestStatus(row.state)}>
          {row.isLate ? t('privacy.late') : t(`privacy.state.${row.state}`)}
        </Status>
      </td>
      <td className={joinClasses(textStyles.small, layout.wideOnly)}>
        {row.waitsFor ? or(`privacy.waits.${row.waitsFor}`, row.waitsFor) : '–'}
        {row.waitsUntil ? ` · ${writeMoment(row.waitsUntil, language)}` : ''}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.unbroken, layout.wideOnly)}>
        {writeMoment(row.answerBy, language)}
      </td>
    </tr>
  )
}
