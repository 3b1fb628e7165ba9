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
    <div className="tablewrap">
      <table aria-label={t('screen.clients')}>
        <thead>
          <tr>
            <th>{t('clients.name')}</th>
            <th className="hide">{t('clients.venue')}</th>
            <th>{t('players.state')}</th>
            <th className="n hide">{t('clients.secrets')}</th>
            <th className="hide">{t('clients.lastCall')}</th>
          </tr>
        </thead>
        <tbody>
          {clients.map((row) => (
            <tr
              key={row.clientId}
              data-row={row.clientId}
              tabIndex={-1}
              className={row.clientId === open ? 'cur' : undefined}
            >
              <td>
                <a
                  className="open-row b"
                  href={`?client=${encodeURIComponent(row.clientId)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onOpen(row.clientId)
                  }}
                >
                  {row.name}
                </a>
                <div className="s mut">{row.clientId}</div>
              </td>
              <td className="hide">{row.venueName ?? <span className="mut">{t('clients.noVenue')}</span>}</td>
              <td>
                <ClientState client={row} />
              </td>
              <td className="n hide">{row.secrets}</td>
              <td className="s mut nw hide">
                {row.lastCallAt ? writeMoment(row.lastCallAt, language) : t('clients.never')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
