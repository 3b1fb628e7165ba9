import { KeyRound } from 'lucide-react'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Kiosks, Workroom } from './kiosks.ts'

type Props = Kiosks & { readonly onCode: (room: Workroom) => void }

/** Rooms of venues, how many kiosks stand in each, and the codes by which one more may still come in. */
export function WorkroomTable({ kiosks, workrooms, onCode }: Props) {
  const { t, language } = useTexts()
  if (workrooms.length === 0)
    return <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('kiosks.noRooms')}</p>
  return (
    <section aria-labelledby="workrooms">
      <h2 className={layout.padded} id="workrooms">
        {t('kiosks.rooms')}
      </h2>
      <div className={layout.tablePlace}>
        <Table
          scrolls="around"
          labelledBy="workrooms"
          head={
            <tr>
              <th>{t('kiosks.venue')}</th>
              <th>{t('kiosks.room')}</th>
              <NumberHeader>{t('screen.kiosks')}</NumberHeader>
              <th className={layout.wideOnly}>{t('kiosks.openCodes')}</th>
              <th>
                <span className={textStyles.aloud}>{t('kiosks.newCode')}</span>
              </th>
            </tr>
          }
        >
          {workrooms.map((room) => (
            <tr key={room.workroomId} data-row={room.workroomId} tabIndex={-1}>
              <td>
                <span className={textStyles.bold}>{room.venueName}</span>
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{room.town}</div>
              </td>
              <td>{room.name}</td>
              <NumberCell>{kiosks.filter(({ workroomId }) => workroomId === room.workroomId).length}</NumberCell>
              <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                {room.openCodes.length === 0 ? '–' : null}
                {room.openCodes.map(({ issuedBy, expiresAt }) => (
                  <div key={expiresAt}>
                    {t('kiosks.openCode', { who: issuedBy, until: writeMoment(expiresAt, language) })}
                  </div>
                ))}
              </td>
              <td>
                <ActionButton
                  permission="operations.manage"
                  icon={<KeyRound aria-hidden="true" />}
                  label={t('kiosks.newCode')}
                  onClick={() => onCode(room)}
                />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  )
}
