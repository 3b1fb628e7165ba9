import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ClientState } from './client-state.tsx'
import type { ClientRow } from './clients.ts'

type Props = {
  readonly clients: readonly ClientRow[]
  readonly open: string | undefined
  readonly onOpen: (clientId: string) => void
}

/** Every service and device by name, with its venue, its state and when it last called. */
export function ClientTable({ clients, open, onOpen }: Props) {
  const { t, language } = useTexts()
  return (
    <div className={layout.tablePlace}>
      <Table
        scrolls="around"
        label={t('screen.clients')}
        head={
          <tr>
            <th>{t('clients.name')}</th>
            <th className={layout.wideOnly}>{t('clients.venue')}</th>
            <th>{t('players.state')}</th>
            <NumberHeader className={layout.wideOnly}>{t('clients.secrets')}</NumberHeader>
            <th className={layout.wideOnly}>{t('clients.lastCall')}</th>
          </tr>
        }
      >
        {clients.map((row) => (
          <tr
            key={row.clientId}
            data-row={row.clientId}
            tabIndex={-1}
            className={row.clientId === open ? rowStyles.current : undefined}
          >
            <td>
              <a
                data-opener
                className={joinClasses(rowStyles.opener, textStyles.bold)}
                href={`?client=${encodeURIComponent(row.clientId)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(row.clientId)
                }}
              >
                {row.name}
              </a>
              <div className={joinClasses(textStyles.small, textStyles.muted)}>{row.clientId}</div>
            </td>
            <td className={layout.wideOnly}>
              {row.venueName ?? <span className={textStyles.muted}>{t('clients.noVenue')}</span>}
            </td>
            <td>
              <ClientState client={row} />
            </td>
            <NumberCell className={layout.wideOnly}>{row.secrets}</NumberCell>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {row.lastCallAt ? writeMoment(row.lastCallAt, language) : t('clients.never')}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
