import type { QueryOf } from '#contract/call.ts'
import { kioskList } from '#contract/lists/kiosks.ts'
import { listKiosks } from '#contract/play-v1/staff-kiosks.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { KIOSKS, type Kiosk } from './kiosks.ts'

/** Kiosks with their room, their lookups of players, and whether they are blocked. */
export function KioskList({ onBlock }: { readonly onBlock: (kiosk: Kiosk) => void }) {
  const { t, language } = useTexts()
  const small = joinClasses(textStyles.tiny, textStyles.muted)
  return (
    <DataList
      list={kioskList}
      label={t('screen.kiosks')}
      empty={t('kiosks.none')}
      read={(question) => ask(api(listKiosks, { query: question as QueryOf<typeof listKiosks> }))}
      keyOf={({ clientId }) => clientId}
      keptAs={KIOSKS}
      cells={{
        serialNumber: ({ clientId, serialNumber }: Kiosk) => (
          <b className={textStyles.unbroken} title={clientId}>
            {serialNumber}
          </b>
        ),
        venueName: ({ roomName, venueName }: Kiosk) => (
          <>
            {venueName}
            <div className={small}>{roomName}</div>
          </>
        ),
        lookUps: ({ lastLookUpAt, lookUps }: Kiosk) => (
          <>
            {lookUps}
            {lastLookUpAt ? <div className={small}>{writeMoment(lastLookUpAt, language)}</div> : null}
          </>
        ),
        blockedAt: ({ blockedAt, blockedBy }: Kiosk) =>
          blockedAt === null ? (
            <Status kind="ok">{t('kiosks.lets')}</Status>
          ) : (
            <>
              <Status kind="stop">{t('kiosks.blocked')}</Status>
              <div className={small}>
                {blockedBy} · {writeMoment(blockedAt, language)}
              </div>
            </>
          ),
      }}
      actions={(kiosk: Kiosk) => (
        <ActionButton
          permission="operations.manage"
          label={t(kiosk.blockedAt === null ? 'kiosks.block' : 'kiosks.unblock')}
          onClick={() => onBlock(kiosk)}
        />
      )}
    />
  )
}
