import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Kiosk, Kiosks } from './kiosks.ts'

type Props = Kiosks & { readonly onBlock: (kiosk: Kiosk) => void }

/** Kiosks with the room where each stands, what it asked about players, and whether it may. */
export function KioskTable({ kiosks, workrooms, onBlock }: Props) {
  const { t, language } = useTexts()
  const roomOf = (kiosk: Kiosk) => workrooms.find(({ workroomId }) => workroomId === kiosk.workroomId)
  if (kiosks.length === 0) return <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('kiosks.none')}</p>
  return (
    <div className={layout.tablePlace}>
      <Table
        scrolls="around"
        label={t('screen.kiosks')}
        head={
          <tr>
            <th>{t('kiosks.serial')}</th>
            <th>{t('kiosks.where')}</th>
            <th className={layout.wideOnly}>{t('kiosks.registered')}</th>
            <NumberHeader className={layout.wideOnly}>{t('kiosks.lookUps')}</NumberHeader>
            <th>{t('players.state')}</th>
            <th>
              <span className={textStyles.aloud}>{t('kiosks.block')}</span>
            </th>
          </tr>
        }
      >
        {kiosks.map((kiosk) => (
          <tr key={kiosk.clientId} data-row={kiosk.clientId} tabIndex={-1}>
            <td className={joinClasses(textStyles.bold, textStyles.unbroken)} title={kiosk.clientId}>
              {kiosk.serialNumber}
            </td>
            <td>
              {roomOf(kiosk)?.venueName}
              <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{roomOf(kiosk)?.name}</div>
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {writeMoment(kiosk.registeredAt, language)}
            </td>
            <NumberCell className={layout.wideOnly}>
              {kiosk.lookUps}
              {kiosk.lastLookUpAt ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {writeMoment(kiosk.lastLookUpAt, language)}
                </div>
              ) : null}
            </NumberCell>
            <td>
              {kiosk.blockedAt === null ? (
                <Status kind="ok">{t('kiosks.lets')}</Status>
              ) : (
                <>
                  <Status kind="stop">{t('kiosks.blocked')}</Status>
                  <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
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
      </Table>
    </div>
  )
}
