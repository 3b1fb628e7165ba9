import { KeyRound } from 'lucide-react'
import { ActionButton } from '../../shell/action-button.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Kiosks, Workroom } from './kiosks.ts'

type Props = Kiosks & { readonly onCode: (room: Workroom) => void }

/** Rooms of venues, how many kiosks stand in each, and the codes by which one more may still come in. */
export function WorkroomTable({ kiosks, workrooms, onCode }: Props) {
  const { t, language } = useTexts()
  if (workrooms.length === 0) return <p className="box-pad sec">{t('kiosks.noRooms')}</p>
  return (
    <section aria-labelledby="workrooms">
      <h2 className="box-pad" id="workrooms">
        {t('kiosks.rooms')}
      </h2>
      <div className="tablewrap">
        <table aria-labelledby="workrooms">
          <thead>
            <tr>
              <th>{t('kiosks.venue')}</th>
              <th>{t('kiosks.room')}</th>
              <th className="n">{t('screen.kiosks')}</th>
              <th className="hide">{t('kiosks.openCodes')}</th>
              <th>
                <span className="sr">{t('kiosks.newCode')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {workrooms.map((room) => (
              <tr key={room.workroomId} data-row={room.workroomId} tabIndex={-1}>
                <td>
                  <span className="b">{room.venueName}</span>
                  <div className="xs mut">{room.town}</div>
                </td>
                <td>{room.name}</td>
                <td className="n">{kiosks.filter(({ workroomId }) => workroomId === room.workroomId).length}</td>
                <td className="s hide">
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
          </tbody>
        </table>
      </div>
    </section>
  )
}
