import { KeyRound } from 'lucide-react'
import type { QueryOf } from '#contract/call.ts'
import { kioskRoomList } from '#contract/lists/kiosks.ts'
import { listKioskRooms } from '#contract/play-v1/staff-kiosks.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { KIOSKS, type Workroom } from './kiosks.ts'

/** Rooms of venues, the number of kiosks in each, and the unused codes to add one. */
export function WorkroomList({ onCode }: { readonly onCode: (room: Workroom) => void }) {
  const { t, language } = useTexts()
  return (
    <DataList
      list={kioskRoomList}
      label={t('kiosks.rooms')}
      empty={t('kiosks.noRooms')}
      read={(question) => ask(api(listKioskRooms, { query: question as QueryOf<typeof listKioskRooms> }))}
      keyOf={({ workroomId }) => workroomId}
      keptAs={[...KIOSKS, 'rooms']}
      cells={{
        venueName: ({ town, venueName }: Workroom) => (
          <>
            <b>{venueName}</b>
            <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{town}</div>
          </>
        ),
        openCodes: ({ openCodes }: Workroom) =>
          openCodes.length === 0
            ? '–'
            : openCodes.map(({ expiresAt, issuedBy }) => (
                <div key={expiresAt} className={textStyles.small}>
                  {t('kiosks.openCode', { who: issuedBy, until: writeMoment(expiresAt, language) })}
                </div>
              )),
      }}
      actions={(room: Workroom) => (
        <ActionButton
          permission="operations.manage"
          icon={<KeyRound aria-hidden="true" />}
          label={t('kiosks.newCode')}
          onClick={() => onCode(room)}
        />
      )}
    />
  )
}
