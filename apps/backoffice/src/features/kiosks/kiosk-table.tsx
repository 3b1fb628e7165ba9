import { ActionButton } from '../../shell/action-button.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Kiosk, Kiosks } from './kiosks.ts'

type Props = Kiosks & { readonly onBlock: (kiosk: Kiosk) => void }

/** Kiosks with the room where each stands, what it asked about players, and whether it may. */
export function KioskTable({ kiosks, workrooms, onBlock }: Props) {
  const { t, language } = useTexts()
  const roomOf = (kiosk: Kiosk) => workrooms.find(({ workroomId }) => workroomId === kiosk.workroomId)
  if (kiosks.length === 0) return <p className="box-pad sec">{t('kiosks.none')}</p>
  return (
    <div className="tablewrap">
      <table aria-label={t('screen.kiosks')}>
        <thead>
          <tr>
            <th>{t('kiosks.serial')}</th>
            <th>{t('kiosks.where')}</th>
            <th className="hide">{t('kiosks.registered')}</th>
            <th className="n hide">{t('kiosks.lookUps')}</th>
            <th>{t('players.state')}</th>
            <th>
              <span className="sr">{t('kiosks.block')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {kiosks.map((kiosk) => (
            <tr key={kiosk.clientId} data-row={kiosk.clientId} tabIndex={-1}>
              <td className="b nw" title={kiosk.clientId}>
                {kiosk.serialNumber}
              </td>
              <td>
                {roomOf(kiosk)?.venueName}
                <div className="xs mut">{roomOf(kiosk)?.name}</div>
              </td>
              <td className="s mut nw hide">{writeMoment(kiosk.registeredAt, language)}</td>
              <td className="n hide">
                {kiosk.lookUps}
                {kiosk.lastLookUpAt ? <div className="xs mut">{writeMoment(kiosk.lastLookUpAt, language)}</div> : null}
              </td>
              <td>
                {kiosk.blockedAt === null ? (
                  <Status kind="ok">{t('kiosks.lets')}</Status>
                ) : (
                  <>
                    <Status kind="stop">{t('kiosks.blocked')}</Status>
                    <div className="xs mut">
                      {kiosk.blockedBy} · {writeMoment(kiosk.blockedAt, language)}
                    </div>
                  </>
                )}
              </td>
              <td>
                <ActionButton
                  permission="operations.manage"
                  label={t(kiosk.blockedAt === null ? 'kiosks.block' : 'kiosks.unblock')}
                  onClick={() => onBlock(kiosk)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
