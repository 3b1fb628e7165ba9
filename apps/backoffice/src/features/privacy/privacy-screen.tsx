import { UserX } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { privacyRequestList } from '#contract/lists/privacy-requests.ts'
import { listPrivacyRequests } from '#contract/play-v1/privacy.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useAddressFilter } from '../../shell/use-address-filter.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { EnterErasureDialog } from './enter-erasure-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { requestStatus } from './request-status.ts'

export type PrivacyRequest = ReplyOf<typeof listPrivacyRequests>['rows'][number]

const READ_EVERY_MS = 30_000

/** Requests of people about their data: state, pending step, and deadline of the response. */
export function PrivacyScreen() {
  const { t } = useTexts()
  const [search, change] = useAddressFilter()
  const onlyOpen = search.get('open') === 'true'
  const [open, setOpen] = useState<PrivacyRequest>()
  const [isEntering, setIsEntering] = useState(false)
  const cells = useRequestCells(setOpen)
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
          aria-pressed={onlyOpen}
          onClick={() => change('open', onlyOpen ? '' : 'true')}
        >
          {t('privacy.onlyOpen')}
        </button>
      </div>
      <DataList
        list={privacyRequestList}
        label={t('screen.privacy')}
        empty={t('privacy.empty')}
        read={(question) => ask(api(listPrivacyRequests, { query: question as QueryOf<typeof listPrivacyRequests> }))}
        keyOf={({ requestId }) => requestId}
        keptAs={['privacy']}
        asked={onlyOpen ? { isOpen: 'true' } : {}}
        cells={cells}
        everyMs={READ_EVERY_MS}
      />
      {open ? <RequestDialog request={open} onClose={() => setOpen(undefined)} /> : null}
      {isEntering ? <EnterErasureDialog onClose={() => setIsEntering(false)} /> : null}
    </>
  )
}

/** Cells with more than their value. */
function useRequestCells(onOpen: (row: PrivacyRequest) => void) {
  const { t, or, language } = useTexts()
  return {
    kind: (row: PrivacyRequest) => (
      <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(row)}>
        {t(`privacy.kind.${row.kind}`)}
      </button>
    ),
    state: ({ isLate, state }: PrivacyRequest) => (
      <Status kind={isLate ? 'stop' : requestStatus(state)}>
        {isLate ? t('privacy.late') : t(`privacy.state.${state}`)}
      </Status>
    ),
    waitsFor: ({ waitsFor, waitsUntil }: PrivacyRequest) => (
      <span className={textStyles.small}>
        {waitsFor ? or(`privacy.waits.${waitsFor}`, waitsFor) : '–'}
        {waitsUntil ? ` · ${writeMoment(waitsUntil, language)}` : ''}
      </span>
    ),
  }
}
